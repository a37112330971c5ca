/// The kernel's foothold in an item: store one in every class that adopts ``LayoutItem``.
///
/// It ties the item's life to its constraints: when the item goes away, so do they.
public class LayoutNode {
  /// The record of an item of a foreign class; the kernel's own items have their record for a node.
  private final let separate: ItemRecord?

  /// Makes a node for one item.
  public init() {
    separate = ItemRecord()
  }

  /// Makes a node that is a record itself.
  init(ofRecord: Void) {
    separate = nil
  }

  deinit {
    separate?.itemDidDie()
  }

  /// The record.
  @inline(__always)
  package final var storage: ItemRecord {
    separate ?? unsafeDowncast(self, to: ItemRecord.self)
  }

  /// Whether it is a record itself, and knows its item.
  @inline(__always)
  final var isBoundRecord: Bool {
    separate == nil && unsafeDowncast(self, to: ItemRecord.self).state.isBound
  }

  /// The record, told which item it belongs to.
  final func record(of item: any LayoutItem) -> ItemRecord {
    let storage = storage
    if !storage.state.isBound { storage.bind(item) }
    return storage
  }

  /// What an item inherits unless it says otherwise: direction, scale, size classes.
  ///
  /// Nothing means: the same as the parent. It replaces the parent's as a whole; for another value
  /// of one trait copy ``LayoutItem/effectiveEnvironment`` and change that.
  public final var environment: LayoutEnvironment? {
    get { storage.extras?.environment }
    set {
      let previous = storage.effectiveEnvironment
      storage.makeExtras().environment = newValue
      storage.environmentDidChange(from: previous)
    }
  }

  /// Who hears of the issues in this item's subtree; nothing means: whoever the parent tells.
  public final var issueHandler: LayoutIssueHandler? {
    get { storage.extras?.issueHandler }
    set { storage.makeExtras().issueHandler = newValue }
  }
}

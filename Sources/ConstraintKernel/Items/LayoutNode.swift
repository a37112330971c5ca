/// The kernel's foothold in an item: store one in every class that adopts ``LayoutItem``.
///
/// It ties the item's life to its constraints: when the item goes away, so do they.
public final class LayoutNode {
  package let storage = ItemRecord()

  /// Makes a node for one item.
  public init() {}

  deinit {
    storage.itemDidDie()
  }

  /// The record, told which item it belongs to.
  @inline(__always)
  package func record(of item: any LayoutItem) -> ItemRecord {
    if !storage.state.isBound { storage.bind(item) }
    return storage
  }

  /// What an item inherits unless it says otherwise: direction, scale, size classes.
  ///
  /// Nothing means: the same as the parent. It replaces the parent's as a whole; for another value
  /// of one trait copy ``LayoutItem/effectiveEnvironment`` and change that.
  public var environment: LayoutEnvironment? {
    get { storage.extras?.environment }
    set {
      let previous = storage.effectiveEnvironment
      storage.makeExtras().environment = newValue
      storage.environmentDidChange(from: previous)
    }
  }

  /// Who hears of the issues in this item's subtree; nothing means: whoever the parent tells.
  public var issueHandler: LayoutIssueHandler? {
    get { storage.extras?.issueHandler }
    set { storage.makeExtras().issueHandler = newValue }
  }
}

/// What the kernel knows of an item: store one in every class that adopts ``LayoutItem``.
///
/// It ties the item's life to its constraints: when the item goes away, so do they.
public final class LayoutNode {
  /// The record itself.
  package let record = ItemRecord()

  /// Makes a node for one item.
  public init() {}

  deinit { record.itemDidDie() }

  /// What an item inherits unless it says otherwise: direction, scale, size classes.
  ///
  /// Nil means: the same as the parent. It replaces the parent's as a whole; for another value of
  /// one trait copy ``LayoutItem/effectiveEnvironment`` and change that. One with a scale that is not
  /// finite is reported and ignored.
  /// - Complexity: O(*n*) in the items of the subtree.
  public var environment: LayoutEnvironment? {
    get { record.extras?.environment }
    set {
      if let newValue, !record.isUsable(newValue) { return }
      let previous = record.effectiveEnvironment
      record.makeExtras().environment = newValue
      record.environmentDidChange(from: previous)
    }
  }

  /// Who hears of the issues in this item's subtree; nil means the handler of the parent's.
  public var issueHandler: LayoutIssueHandler? {
    get { record.extras?.issues.handler }
    set { record.makeExtras().issues.handler = newValue }
  }
}

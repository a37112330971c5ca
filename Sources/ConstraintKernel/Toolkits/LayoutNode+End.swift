extension LayoutNode {
  /// Ends the item's part in layout, as its deinit does, while the item is still held.
  ///
  /// A toolkit calls it when the widget behind an item is destroyed. The item leaves its hierarchy, its
  /// constraints are inactive from now on, and what lay in it has no parent. A constraint that names it
  /// later is reported as one of an item that is gone. Nothing happens the second time.
  /// - Complexity: O(*n*) in the items and constraints of the subtree.
  public func end() { record.itemDidDie() }
}

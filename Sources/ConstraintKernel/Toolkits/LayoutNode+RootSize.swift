extension LayoutNode {
  /// How strongly the root of a hierarchy keeps the size of its frame: required at first.
  ///
  /// Below that the root yields. Where constraints need more room than its frame has, they hold, what lies in
  /// it overflows on the side where reading ends and at the bottom, and nothing is reported; the frame stays as it
  /// was set. Windows of terminals and toolkits are such roots, as people make them smaller than what they hold. What
  /// is ranked above this level counts as needed; 999.9 lets the required constraints count, and all of them.
  ///
  /// Means nothing of an item that has a parent, nor of a root whose size follows from constraints, as it does not
  /// ``LayoutItem/translatesAutoresizingMaskIntoConstraints``. A level outside (0, 1000] is reported and
  /// ignored.
  /// - Complexity: O(1).
  public var rootSizePriority: LayoutPriority {
    get { record.rootSizePriority }
    set {
      guard record.isUsable(newValue) else { return }
      record.makeExtras().rootSizePriority = newValue
      record.mark(.placement)
    }
  }
}

extension ItemRecord {
  /// How strongly the item keeps the size of its frame while it is a root.
  var rootSizePriority: LayoutPriority { extras?.rootSizePriority ?? .required }

  /// Whether the item is a root that keeps the size of its frame unless constraints need another one.
  var yieldsAsRoot: Bool {
    parent == nil && isPlacedByFrame && !isCollapsed && !rootSizePriority.isRequired
  }
}

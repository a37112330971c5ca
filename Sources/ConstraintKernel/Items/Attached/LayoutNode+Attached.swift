extension LayoutNode {
  /// The node of an item whose class cannot store one, as another module owns it.
  ///
  /// One retroactive extension makes any class of any toolkit an item:
  ///
  /// ```swift
  /// extension Widget: @retroactive LayoutItem {
  ///   public var layoutNode: LayoutNode { .attached(to: self) }
  ///   public var layoutParent: (any LayoutItem)? { superview }
  ///   public var layoutFrame: LayoutRect {
  ///     get { LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
  ///     set { frame = Rect(newValue.minX, newValue.minY, newValue.width, newValue.height) }
  ///   }
  /// }
  /// ```
  ///
  /// The node is the same for as long as the item lives, and does not keep it alive. No call tells the
  /// kernel when such an item goes: its constraints are inactive at once, leave no trace in the frames of
  /// the next pass or the answer of the next question, and are freed with the node at one of these or when
  /// other nodes are attached. A new item at the address of one that was freed gets a node of its own.
  ///
  /// Items of different hierarchies may be asked from different threads at the same time. What is left of
  /// a hierarchy all of whose items have gone is freed on the thread that last used it, whenever that
  /// attaches other nodes; so code should use no constraint longer than the items of its hierarchy, unless
  /// on the same thread.
  ///
  /// - Parameter item: The item; nothing about it is asked.
  /// - Returns: Its node, made when it is first asked for.
  /// - Complexity: O(1) expected, under a lock that all hierarchies share; a class that can store its node
  ///   is faster. A pass looks at each attached item in it.
  public static func attached(to item: any LayoutItem) -> LayoutNode {
    AttachedNodes.shared.node(of: item)
  }
}

extension ItemRecord {
  /// Takes an item out that died without a word; one that is still there stays.
  ///
  /// - Returns: Whether it was taken out.
  @discardableResult
  func endLost() -> Bool {
    guard flags.contains(.isAttached), !flags.contains(.hasDied), !isPresent else { return false }
    let island = extras?.island
    itemDidDie()
    if let island { AttachedNodes.shared.prune(island) }
    return true
  }

  /// Notes that the record is one of its parent's isolation domain.
  func joinIsland(of parent: ItemRecord) {
    if extras?.island == nil && parent.extras?.island == nil { return }
    AttachedNodes.shared.join(self, parent)
  }

  /// Notes that nothing in the item's isolation domain is reached through it any more.
  ///
  /// An attached item stays on its island until that is looked through.
  func leaveIsland() {
    guard let island = extras?.island, !flags.contains(.isAttached) else { return }
    extras?.island = nil
    AttachedNodes.shared.leave(island)
  }
}

extension LayoutConstraint {
  /// Takes the constraint out together with an item that died without a word.
  ///
  /// - Returns: Whether it was taken out.
  func endLostItems() -> Bool {
    let hasLostFirst = first.endLost()
    let hasLostSecond = second?.endLost() ?? false
    return hasLostFirst || hasLostSecond
  }
}

/// Keeps something by item, and is notified of what becomes of the item and of what is around it.
///
/// An observer calls foreign code only where it says so; the tree is whole whenever it is called.
protocol ItemObserver: AnyObject {
  /// The item has another parent, or none. May call foreign code.
  func itemDidMove()
  /// A constraint of the item left layout, as its items do not lie in one hierarchy any more, or as
  /// one of them moved within it.
  func itemsCameApart(_ constraint: LayoutConstraint)
  /// The item was freed.
  func itemDidDie()

  /// Whether anything follows from the environment of the item.
  var dependsOnEnvironment: Bool { get }
  /// Finds out what follows from the environment by now, of all items before any acts on it. May call
  /// foreign code.
  func environmentDidChange()
  /// Acts on what follows from the environment. May call foreign code.
  func adaptToEnvironment(sharing asked: AskedAncestry)

  /// Whether what is installed depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { get }
  /// A layout pass begins, and something was left to do or an ancestor moved. May call foreign code.
  func layoutPassWillSolve(sharing asked: AskedAncestry)
  /// Whether something waits for its target to come into the hierarchy.
  var awaitsTargets: Bool { get }
  /// Whether a target that is waited for has come to the hierarchy of an engine, which is that of the
  /// item, or was freed. May call foreign code.
  ///
  /// - Complexity: O(depth of the target) for each that is waited for.
  func hasReachableTarget(in engine: LayoutEngine, sharing asked: AskedAncestry) -> Bool
}

extension ItemRecord {
  /// Whether something on the item waits for its target to come into the hierarchy.
  var awaitsTargets: Bool { ledgers.observers.contains(where: \.awaitsTargets) }

  /// Tells the observers of items that the environment there is another one.
  ///
  /// All find out first what follows, then all act on it; parents are asked once each.
  ///
  /// - Parameters:
  ///   - items: The items, those above before those in them.
  ///   - isLeaving: Whether that is because the items are leaving a hierarchy, perhaps one that is
  ///     dying; it is then put off to the next pass or the next parent.
  static func environmentDidChange(for items: [ItemRecord], isLeaving: Bool) {
    let concerned = items.filter { $0.ledgers.observers.contains(where: \.dependsOnEnvironment) }
    for item in concerned { item.mark(.declarations) }
    if isLeaving { return }
    for item in concerned {
      for observer in item.ledgers.observers where observer.dependsOnEnvironment {
        observer.environmentDidChange()
      }
    }
    let asked = AskedAncestry()
    for item in concerned {
      for observer in item.ledgers.observers { observer.adaptToEnvironment(sharing: asked) }
    }
  }
}

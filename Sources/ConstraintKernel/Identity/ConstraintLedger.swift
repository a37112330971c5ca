/// What the dialects keep on one item: who owns which of the constraints it is the first item of.
package final class ConstraintLedger {
  package unowned(unsafe) let record: ItemRecord
  @exclusivity(unchecked)
  private var maker: OwnedConstraints?
  @exclusivity(unchecked)
  private var attribute: OwnedConstraints?
  /// What the other dialects keep; they do so only where constraints were adopted.
  @exclusivity(unchecked)
  private var others: [LayoutDialect: OwnedConstraints] = [:]
  /// The slots of the attribute dialect.
  @exclusivity(unchecked)
  package var slots: (any SlotKeeper)?

  init(record: ItemRecord) {
    self.record = record
  }

  /// The constraints a dialect keeps on this item; made when first asked for.
  package func owned(by dialect: LayoutDialect) -> OwnedConstraints {
    if let owned = existingOwned(by: dialect) { return owned }
    let made = OwnedConstraints()
    switch dialect {
    case .maker: maker = made
    case .attribute: attribute = made
    case .kernel, .operators, .autoPin: others[dialect] = made
    }
    return made
  }

  /// The constraints a dialect keeps on this item, if it ever kept any.
  package func existingOwned(by dialect: LayoutDialect) -> OwnedConstraints? {
    switch dialect {
    case .maker: maker
    case .attribute: attribute
    case .kernel, .operators, .autoPin: others[dialect]
    }
  }

  func itemDidMove() { slots?.itemDidMove() }
  func environmentDidChange() { slots?.environmentDidChange() }
  func layoutPassWillSolve() { slots?.layoutPassWillSolve() }
  var dependsOnSurroundings: Bool { slots?.dependsOnSurroundings == true }

  func itemDidDie() {
    maker = nil
    attribute = nil
    slots = nil
    if !others.isEmpty { others = [:] }
  }
}

/// Whoever replaces constraints by slot wants to know when an item's surroundings change.
package protocol SlotKeeper: AnyObject {
  /// The item has another parent, or none.
  func itemDidMove()
  /// Direction, size classes or another part of the environment changed.
  func environmentDidChange()
  /// A layout pass begins, and something was left to do or an ancestor moved.
  func layoutPassWillSolve()
  /// Whether what is kept depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { get }
}

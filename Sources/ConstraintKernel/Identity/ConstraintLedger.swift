/// What the dialects keep on one item: who owns which of the constraints it is the first item of.
///
/// Most items meet one dialect only, and what that one keeps the ledger keeps itself.
package final class ConstraintLedger: OwnedConstraints {
  package unowned(unsafe) let record: ItemRecord
  /// The dialect whose constraints the ledger itself keeps.
  @exclusivity(unchecked)
  private var first: LayoutDialect?
  /// What other dialects keep.
  @exclusivity(unchecked)
  private var others: [LayoutDialect: OwnedConstraints] = [:]
  /// The slots of the attribute dialect.
  @exclusivity(unchecked)
  var slots: SlotLedger?

  init(record: ItemRecord) {
    self.record = record
  }

  /// The constraints a dialect keeps on this item; made when first asked for.
  package func owned(by dialect: LayoutDialect) -> OwnedConstraints {
    if let owned = existingOwned(by: dialect) { return owned }
    if first == nil {
      first = dialect
      return self
    }
    let made = OwnedConstraints()
    others[dialect] = made
    return made
  }

  /// The constraints a dialect keeps on this item, if it ever kept any.
  package func existingOwned(by dialect: LayoutDialect) -> OwnedConstraints? {
    if first == dialect { return self }
    return others.isEmpty ? nil : others[dialect]
  }

  func itemDidMove() { slots?.itemDidMove() }
  func environmentDidChange() { slots?.environmentDidChange() }
  func layoutPassWillSolve() { slots?.layoutPassWillSolve() }
  var dependsOnSurroundings: Bool { slots?.dependsOnSurroundings == true }

  func itemDidDie() {
    letGo()
    slots = nil
    if !others.isEmpty { others = [:] }
  }
}

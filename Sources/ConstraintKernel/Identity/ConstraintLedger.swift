/// What the dialects keep on one item: who owns which of the constraints it is the first item of.
///
/// Most items meet one dialect only, and what that one keeps the ledger keeps itself. The
/// constraints of the attribute dialect are kept with the declarations they follow from, and no
/// second time in a list.
package final class ConstraintLedger: OwnedConstraints {
  package unowned(unsafe) let record: ItemRecord
  /// The dialect whose constraints the ledger itself keeps.
  @exclusivity(unchecked)
  private var first: LayoutDialect?
  /// What other dialects keep.
  @exclusivity(unchecked)
  private var others: [LayoutDialect: OwnedConstraints] = [:]
  /// The declarations of the attribute dialect.
  @exclusivity(unchecked)
  var slots = SlotClaims()
  /// The environment in which conditions were last asked, if there are any.
  @exclusivity(unchecked)
  private var surroundings: Surroundings?

  /// What few ledgers have, kept apart so that most stay small.
  private final class Surroundings {
    let environment: LayoutEnvironment

    init(_ environment: LayoutEnvironment) {
      self.environment = environment
    }
  }

  init(record: ItemRecord) {
    self.record = record
  }

  deinit {
    if !slots.claims.isEmpty { letGoOfDeclared() }
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

  /// The environment in which conditions were last asked.
  var environment: LayoutEnvironment? {
    get { surroundings?.environment }
    set { surroundings = newValue.map(Surroundings.init) }
  }

  func itemDidDie() {
    letGo()
    if !slots.claims.isEmpty {
      letGoOfDeclared()
      slots = SlotClaims()
    }
    if !others.isEmpty { others = [:] }
  }
}

extension ItemRecord {
  /// Whether the item is known and exists; asked without counting a reference to it.
  package var isPresent: Bool { state.isBound }
}

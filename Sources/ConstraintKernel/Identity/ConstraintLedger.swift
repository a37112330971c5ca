/// What the dialects keep on one item: who owns which of the constraints it is the first item of.
///
/// Most items meet one dialect only, and what that one keeps the ledger keeps itself. The
/// constraints of the attribute dialect are kept with the declarations they follow from, and no
/// second time in a list.
package final class ConstraintLedger: OwnedConstraints {
  /// Where the item's state lies; read without counting a reference to its record.
  let item: ItemPointer
  @exclusivity(unchecked)
  private var extras: Extras?
  /// The declarations of the attribute dialect.
  @exclusivity(unchecked)
  var slots = SlotClaims()
  /// The dialect whose constraints the ledger itself keeps.
  @exclusivity(unchecked)
  private var first: LayoutDialect?

  /// What few ledgers have, kept apart so that most stay small.
  private final class Extras {
    /// What other dialects keep than the first.
    var others: [LayoutDialect: OwnedConstraints] = [:]
    /// The environment in which conditions were last asked.
    var environment: LayoutEnvironment?
    /// What kept claims from being installed, once reported; by serial.
    var reported: [Int32: LayoutIssue.Kind] = [:]
  }

  init(record: ItemRecord) {
    item = record.pointer
  }

  /// The item's record, which keeps the ledger.
  package var record: ItemRecord { item.record }

  deinit {
    if !slots.claims.isEmpty { letGoOfDeclared() }
  }

  /// The constraints a dialect keeps on this item; made when first asked for.
  package func owned(by dialect: LayoutDialect) -> OwnedConstraints {
    if keepsItself(dialect) { return self }
    if let owned = existingOwned(by: dialect) { return owned }
    let made = OwnedConstraints()
    makeExtras().others[dialect] = made
    return made
  }

  /// Whether the ledger itself keeps the constraints of a dialect, as it does of the first to ask.
  func keepsItself(_ dialect: LayoutDialect) -> Bool {
    if first == nil { first = dialect }
    return first == dialect
  }

  /// The constraints a dialect keeps on this item, if it ever kept any.
  package func existingOwned(by dialect: LayoutDialect) -> OwnedConstraints? {
    if first == dialect { return self }
    return extras?.others[dialect]
  }

  /// The environment in which conditions were last asked.
  var environment: LayoutEnvironment? {
    get { extras?.environment }
    set { makeExtras().environment = newValue }
  }

  /// What kept claims from being installed, once reported; by serial.
  var reported: [Int32: LayoutIssue.Kind] {
    get { extras?.reported ?? [:] }
    set { if extras != nil || !newValue.isEmpty { makeExtras().reported = newValue } }
  }

  private func makeExtras() -> Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }

  func itemDidDie() {
    letGo()
    if !slots.claims.isEmpty {
      letGoOfDeclared()
      slots = SlotClaims()
    }
    if extras != nil { extras = nil }
  }
}

extension ItemRecord {
  /// Whether the item is known and exists; asked without counting a reference to it.
  package var isPresent: Bool { state.isBound }
}

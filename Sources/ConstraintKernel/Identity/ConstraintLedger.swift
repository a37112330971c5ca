/// The declarations of the attribute dialect on one item, where its constraints do not say it all.
///
/// It owns the constraints that follow from them, which are kept with the declarations and no second
/// time in a list.
package final class ConstraintLedger {
  /// Where the item's state lies; read without counting a reference to its record.
  let item: ItemPointer
  @exclusivity(unchecked)
  private var extras: Extras?
  /// The declarations of the attribute dialect.
  @exclusivity(unchecked)
  var slots = SlotClaims()

  /// What few ledgers have, kept apart so that most stay small.
  private final class Extras {
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

  /// Who owns the constraints of declarations: those of claims that count as installed, unless
  /// another owner took them over.
  var declarer: Unmanaged<ConstraintLedger> { .passUnretained(self) }

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

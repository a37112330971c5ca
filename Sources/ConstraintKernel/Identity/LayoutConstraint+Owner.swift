/// Who may replace a constraint beside those who hold it: its item, or the item's ledger.
extension LayoutConstraint {
  /// Whether the ledger owns it.
  @inline(__always)
  func belongs(to ledger: ConstraintLedger) -> Bool {
    belongs(to: .passUnretained(ledger))
  }

  /// Whether the ledger owns it.
  @inline(__always)
  func belongs(to ledger: Unmanaged<ConstraintLedger>) -> Bool {
    owner?.toOpaque() == ledger.toOpaque()
  }

  /// Belongs to a ledger from now on, which keeps it with a declaration.
  @inline(__always)
  func pass(to ledger: Unmanaged<ConstraintLedger>) {
    if !belongs(to: ledger) { owner = ledger }
  }

  /// Belongs to nobody any more, if it belonged to a ledger.
  @inline(__always)
  func leave(_ ledger: Unmanaged<ConstraintLedger>) {
    if belongs(to: ledger) { owner = nil }
  }

  /// Whether a group of a dialect that made the constraint has to leave it to somebody else by now.
  package func wasTakenOver(from dialect: LayoutDialect) -> Bool {
    dialectBit != dialect.bit || state.contains(.isKept) || owner != nil
  }
}

extension ConstraintLedger {
  /// What is to come into one ledger.
  package typealias Batch = (ledger: ConstraintLedger, made: [LayoutConstraint])

  /// Installs the constraints of several ledgers as one transaction: all, or none.
  ///
  /// It does for several ledgers what ``add(_:)`` or, if `isReplacing`, ``replace(with:)`` does for
  /// one. No ledger stands twice among them.
  /// - Returns: Whether they were installed; if not, that is reported.
  /// - Complexity: O(*n*) in the constraints that come and those that the ledgers hold.
  package static func install(_ batches: [Batch], isReplacing: Bool) -> Bool {
    let leaving = batches.map { isReplacing ? $0.ledger.constraints : [] }
    let arriving = batches.flatMap(\.made)
    if let definition = ConstraintScope.definition {
      return definition.collect(arriving, replacing: leaving.flatMap(\.self))
    }
    return ConstraintTransaction(leaving: leaving.flatMap(\.self), arriving: arriving).commit {
      for ((ledger, made), leaving) in zip(batches, leaving) {
        if isReplacing { ledger.release(leaving) } else { ledger.releaseInactive() }
        ledger.hold(made)
      }
    }
  }
}

/// Declarations on one item that are to be taken together.
///
/// They are written where the ledger keeps them afterwards, and copied no more.
package struct SlotBatch {
  var claims: [SlotClaims.Claim] = []

  /// Makes an empty batch with room for `capacity` declarations.
  package init(capacity: Int) {
    claims.reserveCapacity(capacity)
  }

  /// Adds a declaration after the others.
  package mutating func add(_ declaration: consuming SlotDeclaration) {
    // The serial is given by the ledger that takes the batch.
    claims.append(SlotClaims.Claim(declaration, serial: 0, holds: true))
  }

  /// What was added, as it was.
  var declarations: [SlotDeclaration] { claims.map(\.declaration) }
}

/// Declarations on one item that are to be taken together.
///
/// They are written where the ledger keeps them afterwards, and copied no more.
package struct SlotBatch {
  var claims: [SlotClaims.Claim] = []

  /// Makes an empty batch with room for `capacity` declarations.
  package init(capacity: Int) {
    claims.reserveCapacity(capacity)
  }

  /// Adds a declaration by its parts after the others; false for an attribute that has no slot.
  package mutating func add(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ partner: consuming SlotDeclaration.Partner,
    inParent attributeInParent: LayoutConstraint.Attribute,
    elsewhere attributeElsewhere: LayoutConstraint.Attribute,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    extras: consuming SlotDeclaration.Extras?,
    source: LayoutSource,
    instance: UInt64
  ) -> Bool {
    guard let slot = ConstraintSlot(attribute, relation, priority) else { return false }
    claims.append(
      SlotClaims.Claim(
        SlotDeclaration(
          slot,
          attribute,
          partner,
          inParent: attributeInParent,
          elsewhere: attributeElsewhere,
          multiplier: multiplier,
          constant: constant,
          extras: extras,
          source: source,
          instance: instance
        ),
        serial: 0,
        holds: true
      )
    )
    return true
  }

  /// Adds a declaration after the others.
  package mutating func add(_ declaration: consuming SlotDeclaration) {
    // The serial is given by the ledger that takes the batch.
    claims.append(SlotClaims.Claim(declaration, serial: 0, holds: true))
  }

  /// What was added, as it was.
  var declarations: [SlotDeclaration] { claims.map(\.declaration) }
}

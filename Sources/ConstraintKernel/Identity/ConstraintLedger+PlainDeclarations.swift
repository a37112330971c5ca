extension ConstraintLedger {
  /// Lists what constraints of the item declare by themselves, in the order of declaration.
  func listPlainDeclarations() {
    var plain: [LayoutConstraint] = []
    _ = item.firstOwn {
      if $0.isPlainDeclaration { plain.append($0) }
      return false
    }
    if plain.isEmpty { return }
    plain.sort { ($0.isRepeated ? 1 : 0, $0.rank) < ($1.isRepeated ? 1 : 0, $1.rank) }
    for constraint in plain { list(constraint) }
  }

  private func list(_ constraint: LayoutConstraint) {
    let isInstalled = !constraint.state.contains(.isLetGo)
    slots.adopt(readOff: constraint, isInstalled: isInstalled)
    constraint.letGoOfKept()
    if isInstalled { constraint.pass(to: declarer) }
  }
}

extension ItemRecord {
  /// Whether there are plain declarations on the item, or none; false where the ledger lists any.
  package var declaresPlainly: Bool { pointer.hasListedNothing }

  /// Forgets every declaration and takes out whatever the attribute dialect has on the item.
  package func clearDeclarations() {
    (pointer.hasPlainDeclarations ? ledger : existingLedger)?.clear()
  }
}

extension ItemPointer {
  /// Whether the item has no constraints but the kernel's and those of plain declarations.
  @inline(__always)
  var declaresNothingElse: Bool {
    pointee.dialects & ~(LayoutDialect.attribute.bit | LayoutDialect.kernel.bit) == 0
      && pointee.isBound && hasListedNothing
  }

  /// The places that plain declarations take, as bits; nothing where there is more than those.
  @inline(__always)
  func placesOfPlainDeclarations() -> UInt8? {
    guard declaresNothingElse else { return nil }
    var places: UInt8 = 0
    let obstacle = firstOwn { constraint in
      guard constraint.isPlainDeclaration else { return false }
      places |= constraint.firstAttribute.places
      return !constraint.isActive || constraint.isRepeated
    }
    return obstacle == nil ? places : nil
  }

  fileprivate var hasListedNothing: Bool {
    pointee.ledger.map { $0.slots.claims.isEmpty } ?? true
  }

  /// Whether a constraint of the item stands for a declaration of its own.
  var hasPlainDeclarations: Bool {
    guard pointee.dialects & LayoutDialect.attribute.bit != 0 else { return false }
    return firstOwn(where: \.isPlainDeclaration) != nil
  }

  /// The item has another parent, or none: what tied it to its old surroundings was dropped.
  @inline(__always)
  func declarationsDidMove() {
    if pointee.dialects & LayoutDialect.attribute.bit != 0 { plainDeclarationsDidMove() }
    pointee.ledger?.itemDidMove()
  }

  private func plainDeclarationsDidMove() {
    let hasParent = pointee.parent != nil
    let dropped = firstOwn { constraint in
      guard constraint.isPlainDeclaration, !constraint.isActive else { return false }
      if constraint.secondPointer != nil { constraint.state.insert(.isLetGo) }
      return hasParent
    }
    // In its new surroundings the ledger makes it again.
    if dropped != nil { record.ledger.listPlainDeclarations() }
  }
}

extension LayoutConstraint {
  /// Whether it was declared again, last of all on the item.
  @inline(__always)
  var isRepeated: Bool { state.contains(.isRepeated) }

  /// Has the ledger list what it and the item's other constraints declare.
  func listDeclaration() {
    first.ledger.listPlainDeclarations()
  }
}

/// Moving from one dialect to another, an item at a time.
extension LayoutItem {
  /// Hands every active constraint whose first item this is over to one dialect.
  ///
  /// From then on that dialect finds, replaces and removes them as its own; the ones that owned
  /// them before let go. Neither a formula nor a frame changes.
  ///
  /// ```swift
  /// label.easy.layout(Top(8), Leading(8))
  /// label.adoptConstraints(by: .maker)
  /// label.snp.updateConstraints { $0.top.equalToSuperview().offset(12) }
  /// ```
  ///
  /// - Parameter dialect: The new owner.
  /// - Returns: The constraints that changed hands, in the order of activation.
  /// - Complexity: O(*n*) in the constraints that mention the item.
  @discardableResult
  public func adoptConstraints(by dialect: LayoutDialect) -> [LayoutConstraint] {
    let record = record
    let adopted = record.incident.live.filter { $0.first === record && $0.dialect != dialect }
      .sorted { $0.rank < $1.rank }
    if dialect == .attribute {
      for constraint in adopted { record.ledger.adopt(constraint) }
    } else {
      record.keep(adopted, for: dialect)
    }
    var dialects: UInt8 = 0
    _ = record.pointer.firstOwn {
      dialects |= $0.dialectBit
      return false
    }
    record.dialects = dialects
    return adopted
  }
}

extension ConstraintLedger {
  /// Counts an installed constraint among the declarations, as if it had been declared last.
  func adopt(_ constraint: LayoutConstraint) {
    let declaration = SlotDeclaration(
      constraint.firstAttribute,
      constraint.relation,
      constraint.second.map(SlotDeclaration.Partner.item) ?? .nothing,
      inParent: constraint.secondAttribute,
      elsewhere: constraint.secondAttribute,
      multiplier: constraint.multiplier,
      constant: constraint.constantValue,
      priority: constraint.priorityLevel,
      extras: constraint.identifier.map { SlotDeclaration.Extras(condition: nil, identifier: $0) },
      source: constraint.source
    )
    guard let declaration else { return }
    listPlainDeclarations()
    constraint.letGoOfKept()
    constraint.dialect = .attribute
    constraint.pass(to: declarer)
    slots.adopt(declaration, constraint)
  }
}

extension SlotClaims {
  /// Adds a claim that stands already, and pushes nothing out.
  mutating func adopt(_ declaration: SlotDeclaration, _ constraint: LayoutConstraint) {
    claims.append(Claim(declaration, standingWith: constraint, serial: nextSerial))
    nextSerial += 1
  }

  /// Adds a claim for what a constraint declared by itself.
  mutating func adopt(readOff constraint: LayoutConstraint, isInstalled: Bool) {
    guard let declaration = SlotDeclaration(readOff: constraint) else { return }
    adopt(declaration, constraint)
    claims[claims.count - 1].isInstalled = isInstalled
  }
}

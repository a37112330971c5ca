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
    for constraint in adopted { constraint.dialect = dialect }
    record.ledger.owned(by: dialect).own(adopted)
    if dialect == .attribute {
      for constraint in adopted { record.ledger.declarations.adopt(constraint) }
    }
    record.dialects = record.incident.reduce(0) { bits, constraint in
      constraint.first === record ? bits | constraint.dialect.bit : bits
    }
    return adopted
  }
}

extension SlotLedger {
  /// Counts an installed constraint among the declarations, as if it had been declared last.
  func adopt(_ constraint: LayoutConstraint) {
    let declaration = SlotDeclaration(
      attribute: constraint.firstAttribute,
      relation: constraint.relation,
      priority: constraint.priorityLevel,
      source: constraint.source
    ) { item, _ in
      constraint.copy(on: item)
    }
    if let declaration { slots.adopt(declaration, constraint) }
  }
}

extension SlotClaims {
  /// Adds a claim that stands already, and pushes nothing out.
  mutating func adopt(_ declaration: SlotDeclaration, _ constraint: LayoutConstraint) {
    claims.append(
      Claim(
        declaration: declaration,
        serial: nextSerial,
        holds: true,
        constraint: constraint,
        isInstalled: true
      )
    )
    nextSerial += 1
  }
}

extension LayoutConstraint {
  /// A constraint that says the same, not active.
  fileprivate func copy(on item: ItemRecord) -> LayoutConstraint {
    let copy = LayoutConstraint(
      first: item,
      firstAttribute,
      relation,
      second: second,
      secondAttribute,
      multiplier: multiplier,
      constant: constantValue,
      priority: priorityLevel,
      dialect: dialect,
      source: source
    )
    copy.identifier = identifier
    return copy
  }
}

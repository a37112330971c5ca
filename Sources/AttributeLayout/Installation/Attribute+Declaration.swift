extension Attribute {
  /// What the kernel's ledger keeps: a copy, so that later changes of the attribute change nothing.
  ///
  /// Nothing for an attribute that speaks of nothing.
  var declaration: SlotDeclaration? {
    guard let createAttribute else { return nil }
    let formula = Formula(
      attribute: createAttribute,
      constant: constant,
      priority: priority.layoutPriority,
      reference: reference,
      referenceAttribute: referenceAttribute,
      source: source
    )
    return SlotDeclaration(
      attribute: createAttribute.layoutAttribute,
      relation: constant.relation,
      priority: formula.priority,
      condition: condition,
      source: source,
      instance: self,
      make: formula.constraint
    )
  }
}

/// A leaf attribute's values at the moment it was applied.
private struct Formula {
  let attribute: ReferenceAttribute
  let constant: Constant
  let priority: LayoutPriority
  let reference: ItemRecord?
  let referenceAttribute: ReferenceAttribute?
  let source: LayoutSource

  /// `item.attribute  relation  multiplier · reference.attribute ± value  @ priority`.
  func constraint(item: ItemRecord, parent: ItemRecord?) -> LayoutConstraint? {
    let isDimension = attribute == .width || attribute == .height
    let second = reference ?? (isDimension ? nil : parent)
    guard isDimension || second != nil else { return nil }
    return LayoutConstraint(
      first: item,
      attribute.layoutAttribute,
      constant.relation,
      second: second,
      second.map { secondAttribute(of: $0, parent: parent).layoutAttribute } ?? .notAnAttribute,
      multiplier: second == nil ? 1 : constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: attribute.pointsInwards ? 0 - constant.value : constant.value,
      priority: priority,
      dialect: .attribute,
      source: source
    )
  }

  /// The same attribute in the parent and its system guides, the opposite one anywhere else.
  private func secondAttribute(of second: ItemRecord, parent: ItemRecord?) -> ReferenceAttribute {
    if let referenceAttribute { return referenceAttribute }
    guard let parent else { return attribute.opposite }
    return second === parent || second.isSystemGuide(of: parent) ? attribute : attribute.opposite
  }
}

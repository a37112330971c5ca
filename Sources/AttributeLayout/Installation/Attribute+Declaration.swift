extension Attribute {
  /// What the kernel's ledger keeps: a copy, so that later changes of the attribute change nothing.
  ///
  /// Nothing for an attribute that speaks of nothing.
  var declaration: SlotDeclaration? {
    guard let createAttribute else { return nil }
    let isDimension = createAttribute == .width || createAttribute == .height
    // The same attribute in the parent and its system guides, the opposite one anywhere else.
    let inParent = (referenceAttribute ?? createAttribute).layoutAttribute
    let elsewhere = (referenceAttribute ?? createAttribute.opposite).layoutAttribute
    return SlotDeclaration(
      createAttribute.layoutAttribute,
      constant.relation,
      reference.map { .item($0) } ?? (isDimension ? .nothing : .parent),
      inParent: inParent,
      elsewhere: elsewhere,
      multiplier: constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: createAttribute.pointsInwards ? 0 - constant.value : constant.value,
      priority: priority.layoutPriority,
      condition: condition,
      source: source,
      instance: instance
    )
  }
}

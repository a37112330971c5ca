extension EasyPeasy {
  /// Changes the constant of what stands, if that is all the attribute asks for.
  @usableFromInline
  func changeConstant(_ attribute: Attribute) -> LayoutConstraint? {
    guard record.item != nil, let slots = record.existingLedger?.existingDeclarations,
      let declaration = attribute.soundDeclaration,
      let constraint = slots.changeConstant(declaration)
    else { return nil }
    record.leaveFrame()
    return constraint
  }

  /// Declares the leaves of the attributes, if every number is sound and the item still exists.
  func apply(_ attributes: [Attribute]) -> [LayoutConstraint] {
    guard record.item != nil else {
      record.report(.itemIsGone, source: attributes.first?.firstLeaf?.source)
      return []
    }
    var leaves = 0
    attributes.forEachKept { leaves += $0.leafCount }
    var batch = SlotBatch(capacity: leaves)
    var areSound = true
    attributes.forEachKept { areSound = $0.declare(in: &batch, on: record) && areSound }
    guard areSound, let constraints = record.ledger.declarations.declare(&batch) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}

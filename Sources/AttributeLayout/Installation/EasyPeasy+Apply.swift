extension EasyPeasy {
  /// Declares what another constant or one constraint more comes to; nothing for anything else.
  @usableFromInline
  func applyAlone(_ attribute: Attribute) -> LayoutConstraint? {
    guard record.isPresent, let declaration = attribute.soundDeclaration,
      let constraint = record.ledger.declareAlone(declaration)
    else { return nil }
    record.leaveFrame()
    return constraint
  }

  /// Declares the leaves of the attributes, if every number is sound and the item still exists.
  func apply(_ attributes: [Attribute]) -> [LayoutConstraint] {
    guard record.isPresent else {
      record.report(.itemIsGone, source: attributes.first?.firstLeaf?.source)
      return []
    }
    var leaves = 0
    attributes.forEachKept { leaves += $0.leafCount }
    var batch = SlotBatch(capacity: leaves)
    var areSound = true
    attributes.forEachKept { areSound = $0.declare(in: &batch, on: record) && areSound }
    guard areSound, let constraints = record.ledger.declare(&batch) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}

extension EasyPeasy {
  /// Declares the leaves of the attributes, if every number is sound and the item still exists.
  func apply(_ attributes: [Attribute]) -> [LayoutConstraint] {
    let leaves = attributes.flatMap(\.leaves)
    guard let item = record.item else {
      record.report(.itemIsGone, source: leaves.first?.source)
      return []
    }
    var declarations: [SlotDeclaration] = []
    declarations.reserveCapacity(leaves.count)
    for leaf in leaves {
      if let declaration = leaf.declaration, leaf.numberIssue == nil {
        declarations.append(declaration)
      } else {
        record.report(leaf.numberIssue ?? .incompleteDescription, source: leaf.source)
      }
    }
    guard declarations.count == leaves.count,
      let constraints = record.ledger.declarations.declare(declarations)
    else { return [] }
    item.translatesAutoresizingMaskIntoConstraints = false
    return constraints
  }
}

extension Attribute {
  /// A number that could never be used, whatever the item.
  fileprivate var numberIssue: LayoutIssue.Kind? {
    if !constant.value.isFinite { return .notFinite(constant.value) }
    if !constant.multiplier.isFinite { return .notFinite(constant.multiplier) }
    let level = priority.layoutPriority
    return level.isValid ? nil : .priorityOutOfRange(level)
  }
}

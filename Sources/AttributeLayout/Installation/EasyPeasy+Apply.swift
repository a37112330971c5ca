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
    var declarations: [SlotDeclaration] = []
    declarations.reserveCapacity(attributes.count)
    var areSound = true
    for attribute in attributes {
      attribute.forEachLeaf { leaf in
        if let declaration = leaf.soundDeclaration {
          declarations.append(declaration)
        } else {
          areSound = false
          record.report(leaf.numberIssue ?? .incompleteDescription, source: leaf.source)
        }
      }
    }
    guard areSound, let constraints = record.ledger.declarations.declare(declarations) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}

extension Attribute {
  fileprivate var firstLeaf: Attribute? {
    var first: Attribute?
    forEachLeaf { first = first ?? $0 }
    return first
  }

  /// What it declares, if every number of it could be used.
  fileprivate var soundDeclaration: SlotDeclaration? { hasSoundNumbers ? declaration : nil }

  /// Whether every number can be used.
  private var hasSoundNumbers: Bool {
    constant.value.isFinite && constant.multiplier.isFinite && priority.layoutPriority.isValid
  }

  /// A number that could never be used, whatever the item.
  fileprivate var numberIssue: LayoutIssue.Kind? {
    if !constant.value.isFinite { return .notFinite(constant.value) }
    if !constant.multiplier.isFinite { return .notFinite(constant.multiplier) }
    let level = priority.layoutPriority
    return level.isValid ? nil : .priorityOutOfRange(level)
  }
}

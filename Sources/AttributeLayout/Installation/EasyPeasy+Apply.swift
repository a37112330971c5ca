import ConstraintKernel
import Dialects

extension EasyPeasy {
  /// Declares what the attributes say, all or none.
  ///
  /// Where they were applied is nil if that is not known, as an operator cannot ask.
  func apply(_ attributes: [Attribute], from call: SlotDeclarationSite?) -> [LayoutConstraint] {
    guard record.isPresent else {
      record.refuse(.itemWasFreed, source: attributes.first?.source)
      return []
    }
    var declarations: [SlotDeclaration] = []
    declarations.reserveCapacity(attributes.count)
    var issues: [LayoutIssue] = []
    for attribute in attributes {
      do throws(LayoutIssue) {
        try attribute.declare(on: record, from: call, into: &declarations)
      } catch {
        issues.append(error)
      }
    }
    guard issues.isEmpty else {
      record.refreshAncestry()
      for issue in issues { record.refuse(issue) }
      return []
    }
    guard let constraints = record.slotLedger(of: .attribute).declare(declarations) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}

extension Attribute {
  /// Is applied to an item: adds what it declares there, or what the parts of a compound do.
  ///
  /// - Throws: An issue about what cannot be meant, whatever the hierarchy.
  fileprivate func declare(
    on item: ItemRecord,
    from call: SlotDeclarationSite?,
    into declarations: inout [SlotDeclaration]
  ) throws(LayoutIssue) {
    record = item
    try checkMeaning(on: item)
    try findReference(around: item)
    let parts = parts
    for part in parts { try part.declare(on: item, from: call, into: &declarations) }
    guard parts.isEmpty else { return }
    var site = call
    site?.place = declarations.count
    // Every attribute but a compound has a slot.
    if let declaration = try declaration(on: item, at: site) { declarations.append(declaration) }
  }

  /// What the attribute says of an item, in the kernel's words.
  func description(of item: ItemRecord) -> ConstraintDescription {
    let isAlone = reference == nil && ownedByItem
    var description = ConstraintDescription(
      item,
      createAttribute,
      constant.relation,
      reference.map { .item($0) } ?? (isAlone ? .nothing : .superview),
      isAlone ? .notAnAttribute : referenceAttribute ?? createAttribute,
      multiplier: constant.multiplier,
      constant: directedConstant,
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
    description.word = word
    return description
  }

  /// The number as it is added, which is inwards.
  private var directedConstant: DirectedConstant {
    // Subtracted, as negation would make a negative zero of 0.
    let value = createAttribute.isFarEdge ? 0 - constant.value : constant.value
    if constant.gaps == 0 { return DirectedConstant(value) }
    return DirectedConstant(inwards: .system(constant.gaps), from: createAttribute)
  }
}

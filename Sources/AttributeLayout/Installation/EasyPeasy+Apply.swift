import ConstraintKernel
import Dialects

extension EasyPeasy {
  /// Declares what the attributes say, all or none.
  ///
  /// Where they were applied is nil if that is not known, as an operator cannot ask.
  func apply(_ attributes: [Attribute], from call: SlotDeclarationSite?) -> [LayoutConstraint] {
    guard record.isPresent else {
      record.refuse(.itemIsGone, source: attributes.first?.source)
      return []
    }
    var declarations: [SlotDeclaration] = []
    declarations.reserveCapacity(attributes.count)
    for attribute in attributes { attribute.declare(on: record, from: call, into: &declarations) }
    guard let constraints = record.slotLedger(of: .attribute).declare(declarations) else {
      return []
    }
    record.leaveFrame()
    return constraints
  }
}

extension Attribute {
  /// Is applied to an item: adds what it declares there, or what the parts of a compound do.
  fileprivate func declare(
    on item: ItemRecord,
    from call: SlotDeclarationSite?,
    into declarations: inout [SlotDeclaration]
  ) {
    record = item
    let parts = parts
    for part in parts { part.declare(on: item, from: call, into: &declarations) }
    guard parts.isEmpty else { return }
    var site = call
    site?.place = declarations.count
    let declaration = SlotDeclaration(
      description(of: item),
      elsewhere: referenceAttribute ?? createAttribute.opposite,
      instance: self,
      site: site
    )
    // Every attribute but a compound has a slot.
    if let declaration { declarations.append(declaration) }
  }

  /// What the attribute says of an item, in the kernel's words.
  private func description(of item: ItemRecord) -> ConstraintDescription {
    let isAlone = reference == nil && ownedByItem
    return ConstraintDescription(
      item,
      createAttribute,
      constant.relation,
      reference.map { .item($0) } ?? (isAlone ? .nothing : .superview),
      isAlone ? .notAnAttribute : referenceAttribute ?? createAttribute,
      multiplier: constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: DirectedConstant(createAttribute.isFarEdge ? 0 - constant.value : constant.value),
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
  }
}

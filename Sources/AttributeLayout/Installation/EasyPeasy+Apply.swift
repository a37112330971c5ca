import ConstraintKernel

/// Where a call stands in source code.
struct CallSite {
  let source: LayoutSource
  let column: UInt
}

extension EasyPeasy {
  /// Declares what the attributes say, all or none.
  ///
  /// Where they were applied is nil if that is not known, as an operator cannot ask.
  func apply(_ attributes: [Attribute], from call: CallSite?) -> [LayoutConstraint] {
    let leaves = attributes.flatMap(\.leaves)
    guard record.isPresent else {
      record.report(.itemIsGone, source: leaves.first?.source)
      return []
    }
    for attribute in attributes + leaves { attribute.createItem = record.item }
    // Every leaf names an attribute, so that every leaf has a slot.
    let declarations = leaves.enumerated().compactMap { place, leaf in
      SlotDeclaration(
        leaf.description(of: record),
        elsewhere: leaf.attributeElsewhere,
        instance: leaf,
        site: call.map { SlotDeclarationSite(call: $0.source, column: $0.column, place: place) }
      )
    }
    guard let constraints = record.slotLedger.declare(declarations) else { return [] }
    record.leaveFrame()
    return constraints
  }
}

extension Attribute {
  /// What the attribute says of an item, in the kernel's words.
  fileprivate func description(of item: ItemRecord) -> ConstraintDescription {
    let isAlone = reference == nil && ownedByItem
    return ConstraintDescription(
      item,
      createAttribute,
      constant.relation,
      reference.map { .item($0) } ?? (isAlone ? .nothing : .superview),
      isAlone ? .notAnAttribute : referenceAttribute ?? createAttribute,
      // There is nothing that a factor could count, but one that is no number is still refused.
      multiplier: isAlone && constant.multiplier.isFinite ? 1 : constant.multiplier,
      // Subtracted, as negation would make a negative zero of 0.
      constant: DirectedConstant(
        createAttribute.isFarEdge ? 0 - constant.value : constant.value
      ),
      priority: priority.layoutPriority,
      dialect: .attribute,
      source: source,
      condition: question?.condition
    )
  }

  /// The attribute at which an item is met that is not the superview.
  fileprivate var attributeElsewhere: ReferenceAttribute {
    referenceAttribute ?? createAttribute.opposite
  }
}

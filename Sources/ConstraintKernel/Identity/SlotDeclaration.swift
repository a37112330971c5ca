/// A constraint that somebody wants in a slot of one item, for good or while a condition holds.
package struct SlotDeclaration {
  /// What is wanted. Its target attribute is the one in the superview and its system guides.
  package let description: ConstraintDescription
  /// The target's attribute, if the target is any other item.
  package let attributeElsewhere: LayoutConstraint.Attribute
  /// The place it takes, and from which it pushes others out.
  package let slot: ConstraintSlot
  /// The object it was read from: declared again, it is the same declaration. Nil for none.
  package let instance: AnyObject?

  /// Wants a constraint; nil for a description without an attribute, which has no slot.
  package init?(
    _ description: ConstraintDescription,
    elsewhere attributeElsewhere: LayoutConstraint.Attribute,
    instance: AnyObject? = nil
  ) {
    let priority = description.priority ?? .required
    guard let slot = ConstraintSlot(description.attribute, description.relation, priority) else {
      return nil
    }
    self.description = description
    self.attributeElsewhere = attributeElsewhere
    self.slot = slot
    self.instance = instance
  }

  /// Whether it is wanted only while a condition holds.
  var isConditional: Bool { description.condition != nil }

  /// Makes the constraint as of now; nil while the superview that it is relative to is missing.
  func makeConstraint() -> LayoutConstraint? {
    var made = description
    if description.target == .superview, description.item.parent == nil { return nil }
    if let target = made.targetItem {
      if !target.isSuperviewOrGuide(of: made.item) { made.targetAttribute = attributeElsewhere }
    } else {
      made.targetAttribute = .notAnAttribute
      made.multiplier = 1
    }
    return LayoutConstraint(made, second: made.targetItem)
  }

  /// Whether both are conditional, in the same slot, of the same attribute and from one line.
  func repeats(_ other: SlotDeclaration) -> Bool {
    isConditional && other.isConditional && description.attribute == other.description.attribute
      && slot == other.slot && description.source == other.description.source
  }
}

extension ItemRecord {
  /// Whether this is the superview of an item, or one of the guides that every view has.
  fileprivate func isSuperviewOrGuide(of item: ItemRecord) -> Bool {
    guard let superview = item.parent else { return false }
    return self === superview || extras?.ownerInsets != nil && parent === superview
  }
}

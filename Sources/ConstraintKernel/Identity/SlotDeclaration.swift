/// A constraint that is wanted in a slot of one item, for good or while a condition holds.
///
/// A declaration never changes, and so claims share it instead of copying what it says.
package final class SlotDeclaration {
  /// What is wanted.
  ///
  /// Until it is decided what the target is to the item, its target attribute is the one in the
  /// superview and its system guides.
  let description: ConstraintDescription
  /// The target's attribute, if the target is any other item; nil once that is decided.
  private let attributeElsewhere: LayoutConstraint.Attribute?
  /// The place it takes, and from which it pushes others out.
  let slot: ConstraintSlot
  /// The object it was read from, which makes it the same declaration when read again; nil for none.
  private let instance: AnyObject?
  /// Where in source code it was declared; nil if that is not known.
  private let site: SlotDeclarationSite?

  /// Wants a constraint; nil for a description without an attribute, which has no slot.
  ///
  /// The attribute elsewhere is nil where it is decided what the target is to the item. A position
  /// that is given takes the place of the attribute's own.
  package init?(
    _ description: ConstraintDescription,
    elsewhere attributeElsewhere: LayoutConstraint.Attribute?,
    at position: ConstraintSlot.Position? = nil,
    instance: AnyObject? = nil,
    site: SlotDeclarationSite? = nil
  ) {
    let priority = description.priority ?? .required
    let (attribute, relation) = (description.attribute, description.relation)
    guard let slot = ConstraintSlot(attribute, relation, priority, at: position) else { return nil }
    self.description = description
    self.attributeElsewhere = attributeElsewhere
    self.slot = slot
    self.instance = instance
    self.site = site
  }

  /// Whether it is wanted only while a condition holds.
  var isConditional: Bool { description.condition != nil }

  /// Whether both speak of the very same attribute of the item.
  func namesSameAttribute(as other: SlotDeclaration) -> Bool {
    description.attribute == other.description.attribute
  }

  /// The item that was named as the target; nil for the superview and for nothing.
  var namedTarget: ItemRecord? {
    if case .item(let target) = description.target { target } else { nil }
  }

  /// The same with what the target is to the item decided, which later moves of either do not change.
  ///
  /// The superview and its system guides are met at the same attribute, any other item at the one
  /// given for elsewhere.
  var decided: SlotDeclaration {
    guard let attributeElsewhere, let namedTarget,
      attributeElsewhere != description.targetAttribute
    else { return self }
    var decided = description
    if !namedTarget.isSuperviewOrGuide(of: description.item) {
      decided.targetAttribute = attributeElsewhere
    }
    let (place, instance) = (slot.position, instance)
    return SlotDeclaration(decided, elsewhere: nil, at: place, instance: instance, site: site)
      ?? self
  }

  /// The same, decided unless the item has no superview yet, so that it may turn out to be the target.
  var decidedIfPossible: SlotDeclaration { description.item.parent == nil ? self : decided }

  /// Makes the constraint as of now; nil while the superview that it is relative to is missing.
  func makeConstraint() -> LayoutConstraint? {
    if description.target == .superview, description.item.parent == nil { return nil }
    return LayoutConstraint(decided.description, second: description.targetItem)
  }

  /// Whether a constraint says what is declared as of now.
  func isSaid(by constraint: LayoutConstraint) -> Bool {
    let wanted = decided.description
    return wanted.agrees(with: constraint) && wanted.constant == constraint.directedConstant
      && (wanted.priority ?? .required) == constraint.priority
      && wanted.identifier == constraint.identifier
  }

  /// Whether this is an earlier declaration once more.
  ///
  /// That is one which was read from the same object, or, where both have conditions, one which was
  /// declared at the same site and said the same. Its condition then gives way to the new one.
  func repeats(_ earlier: SlotDeclaration) -> Bool {
    if let instance, instance === earlier.instance { return true }
    guard isConditional, earlier.isConditional, let site, site == earlier.site else { return false }
    return description == earlier.description
  }
}

/// Where a declaration stands in source code: a call, and a place among what that call declares.
package struct SlotDeclarationSite: Equatable {
  private let call: LayoutSource
  private let column: UInt
  /// The place, counted from 0.
  package var place: Int

  /// Names a place in the call that begins at a line and a column, the first one if none is given.
  package init(call: LayoutSource, column: UInt, place: Int = 0) {
    self.call = call
    self.column = column
    self.place = place
  }
}

extension ItemRecord {
  /// Whether this is the superview of an item, or one of the guides that every view has.
  fileprivate func isSuperviewOrGuide(of item: ItemRecord) -> Bool {
    guard let superview = item.parent else { return false }
    return self === superview || extras?.ownerInsets != nil && parent === superview
  }
}

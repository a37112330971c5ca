/// A constraint that somebody wants in a slot of one item, for good or while a condition holds.
package struct SlotDeclaration {
  /// The place it takes, and from which it pushes others out.
  package let slot: ConstraintSlot
  /// The attribute of the item that it speaks of.
  package let attribute: LayoutConstraint.Attribute
  /// When it is wanted; nothing means always.
  package let condition: ((LayoutEnvironment) -> Bool)?
  /// The line that wrote it.
  package let source: LayoutSource
  /// The object it was read from: declared again, it is the same declaration.
  package let instance: AnyObject?
  /// Makes the constraint from the item and its parent; nothing while a parent is missing.
  package let make: (_ item: ItemRecord, _ parent: ItemRecord?) -> LayoutConstraint?

  /// Describes a constraint to come; nothing for an attribute that has no slot.
  package init?(
    attribute: LayoutConstraint.Attribute,
    relation: LayoutConstraint.Relation,
    priority: LayoutPriority,
    condition: ((LayoutEnvironment) -> Bool)? = nil,
    source: LayoutSource,
    instance: AnyObject? = nil,
    make: @escaping (_ item: ItemRecord, _ parent: ItemRecord?) -> LayoutConstraint?
  ) {
    guard let axis = attribute.axis, let position = attribute.slotPosition else { return nil }
    slot = ConstraintSlot(axis: axis, position: position, relation: relation, priority: priority)
    self.attribute = attribute
    self.condition = condition
    self.source = source
    self.instance = instance
    self.make = make
  }

  /// Whether both are conditional, in the same slot, of the same attribute and from one line.
  func repeats(_ other: SlotDeclaration) -> Bool {
    condition != nil && other.condition != nil && attribute == other.attribute
      && slot == other.slot && source == other.source
  }
}

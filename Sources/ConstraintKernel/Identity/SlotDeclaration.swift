/// A constraint that somebody wants in a slot of one item, for good or while a condition holds.
package struct SlotDeclaration {
  /// What the constraint relates the item to.
  package enum Partner {
    /// Nothing: a dimension alone.
    case nothing
    /// The parent, whichever it is.
    case parent
    /// An item that was named.
    case item(ItemRecord)
  }

  /// The place it takes, and from which it pushes others out.
  package let slot: ConstraintSlot
  /// The attribute of the item that it speaks of.
  package let attribute: LayoutConstraint.Attribute
  /// The partner's attribute, if the partner is the parent or one of its system guides.
  package let attributeInParent: LayoutConstraint.Attribute
  /// The partner's attribute, if the partner is any other item.
  package let attributeElsewhere: LayoutConstraint.Attribute
  /// The item that was named, kept for ``namedPointer``.
  private let named: ItemRecord?
  /// Where the item that was named is; read without counting a reference.
  private let namedPointer: ItemPointer?
  /// Whether the partner is the parent, whichever it is.
  private let wantsParent: Bool
  /// Whether there are no ``extras``; read without counting a reference.
  private let isPlain: Bool
  /// The factor on the partner's attribute.
  package let multiplier: Double
  /// What is added, in points.
  package let constant: Double
  /// The line that wrote it.
  package let source: LayoutSource
  /// The number of the object it was read from: declared again, it is the same declaration.
  ///
  /// Nothing is 0.
  package let instance: UInt64
  private let extras: Extras?

  /// What few declarations have.
  package final class Extras {
    package let condition: ((LayoutEnvironment) -> Bool)?
    let identifier: String?

    package init(condition: ((LayoutEnvironment) -> Bool)?, identifier: String? = nil) {
      self.condition = condition
      self.identifier = identifier
    }
  }

  /// Describes a constraint to come; nothing for an attribute that has no slot.
  package init?(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ partner: consuming Partner,
    inParent attributeInParent: LayoutConstraint.Attribute,
    elsewhere attributeElsewhere: LayoutConstraint.Attribute,
    multiplier: Double = 1,
    constant: Double,
    priority: LayoutPriority,
    extras: consuming Extras? = nil,
    source: LayoutSource,
    instance: UInt64 = 0
  ) {
    guard let slot = ConstraintSlot(attribute, relation, priority) else { return nil }
    self.init(
      slot,
      attribute,
      partner,
      inParent: attributeInParent,
      elsewhere: attributeElsewhere,
      multiplier: multiplier,
      constant: constant,
      extras: extras,
      source: source,
      instance: instance
    )
  }

  /// Describes a constraint to come in its slot.
  @inline(__always)
  init(
    _ slot: ConstraintSlot,
    _ attribute: LayoutConstraint.Attribute,
    _ partner: consuming Partner,
    inParent attributeInParent: LayoutConstraint.Attribute,
    elsewhere attributeElsewhere: LayoutConstraint.Attribute,
    multiplier: Double,
    constant: Double,
    extras: consuming Extras?,
    source: LayoutSource,
    instance: UInt64
  ) {
    self.slot = slot
    self.attribute = attribute
    self.attributeInParent = attributeInParent
    self.attributeElsewhere = attributeElsewhere
    self.multiplier = multiplier
    self.constant = constant
    self.source = source
    self.instance = instance
    isPlain = extras == nil
    self.extras = extras
    switch consume partner {
    case .nothing: (named, namedPointer, wantsParent) = (nil, nil, false)
    case .parent: (named, namedPointer, wantsParent) = (nil, nil, true)
    case .item(let record): (named, namedPointer, wantsParent) = (record, record.pointer, false)
    }
  }

  /// A number for an object that declarations are read from; never the same twice.
  package static func nextInstance() -> UInt64 { LayoutRank.next() }

  /// When it is wanted; nothing means always.
  package var condition: ((LayoutEnvironment) -> Bool)? { extras?.condition }

  var isConditional: Bool { !isPlain && extras?.condition != nil }

  /// Makes the constraint from the item and its parent; nothing while a parent is missing.
  func make(_ item: ItemRecord, _ parent: ItemRecord?) -> LayoutConstraint? {
    withUnsafePointer(to: self) { Self.make($0, item.pointer, parent?.pointer) }
  }

  /// Makes the constraint of a declaration where it stands, as a copy counts references.
  ///
  /// The items have to exist for as long as the call takes; the constraint keeps them from then on.
  static func make(
    _ declaration: UnsafePointer<SlotDeclaration>,
    _ item: ItemPointer,
    _ parent: ItemPointer?
  ) -> LayoutConstraint? {
    let wantsParent = declaration.pointee.wantsParent
    if wantsParent && parent == nil { return nil }
    let second = wantsParent ? parent : declaration.pointee.namedPointer
    var secondAttribute = LayoutConstraint.Attribute.notAnAttribute
    if let second {
      secondAttribute = declaration.pointee.attributeElsewhere
      let inParent = declaration.pointee.attributeInParent
      if inParent != secondAttribute, let parent, isParentOrGuide(second, of: parent) {
        secondAttribute = inParent
      }
    }
    let constraint = LayoutConstraint(
      at: item,
      declaration.pointee.attribute,
      declaration.pointee.slot.relation,
      second: second,
      secondAttribute,
      multiplier: second == nil ? 1 : declaration.pointee.multiplier,
      constant: declaration.pointee.constant,
      priority: declaration.pointee.slot.priority,
      dialect: .attribute,
      source: declaration.pointee.source
    )
    if !declaration.pointee.isPlain, let identifier = declaration.pointee.extras?.identifier {
      constraint.identifier = identifier
    }
    return constraint
  }

  /// Whether ``make(_:_:)`` would make a constraint that only differs in its constant.
  func remakes(_ constraint: LayoutConstraint, parent: ItemPointer?) -> Bool {
    guard constraint.firstAttribute == attribute, constraint.relation == slot.relation,
      constraint.priorityLevel == slot.priority, constraint.source == source
    else { return false }
    if !wantsParent && namedPointer == nil { return constraint.secondPointer == nil }
    guard let second = wantsParent ? parent : namedPointer, constraint.secondPointer == second
    else { return false }
    return constraint.multiplier == multiplier
      && constraint.secondAttribute == secondAttribute(of: second, parent: parent)
  }

  private func secondAttribute(
    of second: ItemPointer,
    parent: ItemPointer?
  ) -> LayoutConstraint.Attribute {
    guard let parent, Self.isParentOrGuide(second, of: parent) else { return attributeElsewhere }
    return attributeInParent
  }

  /// Whether an item is the parent or one of the parent's system guides.
  @inline(__always)
  private static func isParentOrGuide(_ item: ItemPointer, of parent: ItemPointer) -> Bool {
    item == parent || item.isSystemGuide(of: parent)
  }

  /// Whether both are conditional, in the same slot, of the same attribute and from one line.
  func repeats(_ other: SlotDeclaration) -> Bool {
    isConditional && other.isConditional && attribute == other.attribute && slot == other.slot
      && source == other.source
  }
}

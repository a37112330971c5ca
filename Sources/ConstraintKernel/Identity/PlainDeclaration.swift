/// A declaration without a condition, of an object that nobody can declare again.
///
/// Where all declarations on an item are of this kind, wanted at once, and none takes the place of
/// another, nothing is kept of them but their constraints: attribute, relation, priority and partner
/// are read off those. The ledger lists them as soon as anything else happens: another declaration
/// takes a place, a constraint is edited, or the item moves.
package struct PlainDeclaration {
  /// What the constraint relates the item to; who describes it keeps the item that is named.
  package enum Partner {
    /// Nothing: a dimension alone.
    case nothing
    /// The parent, whichever it is.
    case parent
    /// An item that was named.
    case item(Unmanaged<ItemRecord>)
  }

  let attribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let partner: Partner
  let partnerAttribute: LayoutConstraint.Attribute
  let isOppositeElsewhere: Bool
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
  let source: LayoutSource

  /// Describes a constraint to come.
  ///
  /// `partnerAttribute` is met in the parent and its system guides, and if `isOppositeElsewhere` its
  /// opposite in any other item.
  @inline(__always)
  package init(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ partner: Partner,
    _ partnerAttribute: LayoutConstraint.Attribute,
    isOppositeElsewhere: Bool,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    source: LayoutSource
  ) {
    self.attribute = attribute
    self.relation = relation
    self.partner = partner
    self.partnerAttribute = partnerAttribute
    self.isOppositeElsewhere = isOppositeElsewhere
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.source = source
  }
}

extension PlainDeclaration {
  /// What the constraint is related to at present, and what it says of the declaration.
  struct Second {
    var item: ItemPointer?
    var attribute: LayoutConstraint.Attribute
    var state: LayoutConstraint.State = .isKept
  }

  /// Finds the second item by the parent; nothing where there is none to follow.
  @inline(__always)
  func second(in parent: ItemPointer?) -> Second? {
    var second: Second
    switch partner {
    case .nothing:
      return Second(item: nil, attribute: .notAnAttribute)
    case .parent:
      guard let parent else { return nil }
      second = Second(item: parent, attribute: partnerAttribute)
      second.state.formUnion([.followsParent, .isMetInParent])
    case .item(let record):
      let item = record._withUnsafeGuaranteedRef { $0.pointer }
      second = Second(item: item, attribute: partnerAttribute)
      if isOppositeElsewhere {
        if let parent, item == parent || item.isSystemGuide(of: parent) {
          second.state.insert(.isMetInParent)
        } else {
          second.attribute = partnerAttribute.opposite
        }
      }
    }
    if isOppositeElsewhere { second.state.insert(.hasOpposite) }
    return second
  }
}

extension SlotDeclaration {
  /// What a constraint declares that was made of a plain declaration.
  init?(readOff constraint: LayoutConstraint) {
    let state = constraint.state
    let attribute = constraint.secondAttribute
    let other = state.contains(.hasOpposite) ? attribute.opposite : attribute
    let isMetInParent = state.contains(.isMetInParent)
    self.init(
      constraint.firstAttribute,
      constraint.relation,
      state.contains(.followsParent)
        ? .parent : constraint.second.map(SlotDeclaration.Partner.item) ?? .nothing,
      inParent: isMetInParent ? attribute : other,
      elsewhere: isMetInParent ? other : attribute,
      multiplier: constraint.multiplier,
      constant: constraint.constantValue,
      priority: constraint.priorityLevel,
      source: constraint.source
    )
  }
}

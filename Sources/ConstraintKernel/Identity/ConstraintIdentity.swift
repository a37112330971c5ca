/// What makes two constraints the same one: everything but the constant.
///
/// Items, attributes and the relation always count; a dialect decides whether the multiplier and
/// the priority do.
package struct ConstraintIdentity: Hashable {
  let first: ObjectIdentifier
  let second: ObjectIdentifier?
  let firstAttribute: LayoutConstraint.Attribute
  let secondAttribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let multiplier: Double?
  let priority: LayoutPriority?
}

extension LayoutConstraint {
  /// Whether everything agrees but constant and priority.
  package func saysTheSame(as other: LayoutConstraint) -> Bool {
    firstPointer == other.firstPointer && secondPointer == other.secondPointer
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
  }

  /// The identity, with or without multiplier and priority.
  package func identity(
    countingMultiplier: Bool = true,
    countingPriority: Bool = true
  ) -> ConstraintIdentity {
    ConstraintIdentity(
      first: ObjectIdentifier(first),
      second: second.map(ObjectIdentifier.init),
      firstAttribute: firstAttribute,
      secondAttribute: secondAttribute,
      relation: relation,
      multiplier: countingMultiplier ? multiplier : nil,
      priority: countingPriority ? priorityLevel : nil
    )
  }
}

public import ConstraintKernel

/// Looser than a comparison and tighter than an assignment.
///
/// So `a.left == b.right + 8 ~ 750` means `(a.left == (b.right + 8)) ~ 750`.
precedencegroup LayoutPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

/// Gives constraints a priority.
infix operator ~ : LayoutPriorityPrecedence

/// Gives a constraint a priority and answers with it.
///
/// On a constraint that is not active yet, a level outside (0, 1000] is reported when the block
/// ends, and the whole block is refused; on an active one it is reported at once and ignored.
@discardableResult
public func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
  constraint.setIntendedPriority(priority)
  return constraint
}

/// Gives several constraints the same priority and answers with them.
@discardableResult
public func ~ (constraints: [LayoutConstraint], priority: LayoutPriority) -> [LayoutConstraint] {
  for constraint in constraints { constraint.setIntendedPriority(priority) }
  return constraints
}

/// Gives a constraint the priority that a variable holds, and answers with it.
@discardableResult
public func ~ (constraint: LayoutConstraint, level: some LayoutNumber) -> LayoutConstraint {
  constraint ~ LayoutPriority(Float(level.layoutValue))
}

/// Gives several constraints the priority that a variable holds, and answers with them.
@discardableResult
public func ~ (constraints: [LayoutConstraint], level: some LayoutNumber) -> [LayoutConstraint] {
  constraints ~ LayoutPriority(Float(level.layoutValue))
}

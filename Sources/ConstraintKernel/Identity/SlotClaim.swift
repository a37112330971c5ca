/// A declaration on an item, and what became of it.
struct SlotClaim {
  /// What the ledger did with a claim.
  enum State {
    /// It has no constraint in layout: it does not stand, or waits for its target.
    case out
    /// Its constraint is in layout.
    case installed
    /// Its constraint was deactivated by hand, and stays so for as long as the claim stands.
    case deactivated
  }

  /// What is declared.
  var declaration: SlotDeclaration
  /// Counts declarations on the item, in the order in which they were written.
  let serial: Int
  /// The serial of the first declaration of the same call.
  let call: Int
  /// Whether it was another dialect's constraint, beside which anything may stand.
  var isAdopted = false
  /// What the condition said when it was last asked; true without one.
  var holds: Bool
  /// Whether it has its slot; see ``SlotClaims/findStanding(except:)``.
  var stands = false
  /// What the ledger did with it.
  var state = State.out
  /// The constraint it was last installed with; nil before the first.
  var constraint: LayoutConstraint?
  /// Why it could not be installed, once that was reported; nil before, and once it could be.
  var obstacle: LayoutIssue.Kind?

  /// Whether this claim, being the stronger one, keeps a weaker one out of its slot.
  ///
  /// Calls push each other out by their slots. Within one call only the very same attribute, with
  /// the same relation and priority, cannot be meant twice.
  func excludes(_ weaker: SlotClaim) -> Bool {
    guard !isAdopted, declaration.slot.excludes(weaker.declaration.slot) else { return false }
    return call != weaker.call || declaration.namesSameAttribute(as: weaker.declaration)
  }

  /// Whether a declaration of a new call takes this claim's place for good.
  ///
  /// So does one that repeats it, and one without a condition that pushes it out. A claim whose
  /// condition does not hold is not in the way and stays; so does a conditional one of the same
  /// call, whatever its condition says at first.
  func isReplaced(by newer: SlotDeclaration, of newCall: Int) -> Bool {
    if newer.repeats(declaration) { return true }
    guard holds, !newer.isConditional, newer.slot.excludes(declaration.slot) else { return false }
    return call != newCall
      || !declaration.isConditional && declaration.namesSameAttribute(as: newer)
  }

  /// Whether it waits for the item that was named as its target to come into the hierarchy.
  var awaitsTarget: Bool {
    holds && state == .out && declaration.namedTarget != nil
      && (stands || obstacle == .noCommonAncestor)
  }

  /// The constraint to install: the one it had, if that still says the same, or a new one.
  ///
  /// Nil while the superview is missing.
  func makeConstraint() -> LayoutConstraint? {
    guard let made = declaration.makeConstraint() else { return nil }
    guard let constraint, constraint.owner == nil,
      ConstraintDescription(constraint) == ConstraintDescription(made)
    else { return made }
    return constraint
  }

  /// Whether another constraint says the same as the installed one but for its constant.
  ///
  /// It has to come from the same line, as the installed one goes on pointing to its own.
  func differsOnlyInConstant(from candidate: LayoutConstraint) -> Bool {
    guard let constraint, constraint.isActive else { return false }
    return ConstraintDescription(candidate).agrees(with: constraint)
      && constraint.priority == candidate.priority && constraint.source == candidate.source
  }
}

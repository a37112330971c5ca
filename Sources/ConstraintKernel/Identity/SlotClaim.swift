/// A declaration on an item, and what became of it.
final class SlotClaim {
  /// What became of a claim when its ledger last compared it with the others.
  enum State {
    /// It does not have its slot: its condition does not hold, or a stronger claim excludes it.
    case suspended
    /// It has its slot, and waits for what it is relative to.
    case waiting
    /// It could not be installed, and left its slot to the next; the reason, once it was reported.
    indirect case blocked(reported: LayoutIssue.Kind?)
    /// It has its slot, and its constraint is in layout.
    case installed
    /// It has its slot, and its constraint was deactivated by hand, which lasts as long.
    case deactivated
  }

  /// What is declared.
  private(set) var declaration: SlotDeclaration
  /// Counts declarations on the item, in the order in which they were written.
  let serial: Int
  /// The serial of the first declaration of the same call.
  let call: Int
  /// Whether it was another dialect's constraint, beside which anything may stand.
  let isAdopted: Bool
  /// What the condition said when it was last asked; true without one.
  var holds: Bool
  /// What became of it.
  var state = State.suspended
  /// The constraint it was last installed with; nil before the first.
  private(set) var constraint: LayoutConstraint?

  init(
    _ declaration: SlotDeclaration,
    serial: Int,
    call: Int,
    holds: Bool = true,
    adopting constraint: LayoutConstraint? = nil
  ) {
    self.declaration = declaration
    self.serial = serial
    self.call = call
    self.holds = holds
    self.constraint = constraint
    isAdopted = constraint != nil
    if isAdopted { state = .installed }
  }

  /// The same claim as it is now, which later changes of this one leave alone.
  func copy() -> SlotClaim {
    let copy = SlotClaim(
      declaration,
      serial: serial,
      call: call,
      holds: holds,
      adopting: isAdopted ? constraint : nil
    )
    copy.constraint = constraint
    copy.state = state
    return copy
  }

  /// Whether its constraint is in layout.
  var isInstalled: Bool {
    if case .installed = state { true } else { false }
  }

  /// Whether its constraint belongs to it: is in layout, or was deactivated by hand.
  var hasConstraint: Bool {
    switch state {
    case .installed, .deactivated: true
    case .suspended, .waiting, .blocked: false
    }
  }

  /// Whether it has its slot.
  var hasSlot: Bool {
    switch state {
    case .waiting, .installed, .deactivated: true
    case .suspended, .blocked: false
    }
  }

  /// Why it is blocked, once that was reported.
  var reportedObstacle: LayoutIssue.Kind? {
    if case .blocked(let reported) = state { reported } else { nil }
  }

  /// Whether it waits for the item that was named as its target to come into the hierarchy.
  var awaitsTarget: Bool {
    guard holds, declaration.namedTarget != nil else { return false }
    return switch state {
    case .waiting, .blocked(reported: .noCommonAncestor): true
    case .suspended, .blocked, .installed, .deactivated: false
    }
  }

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

  /// The constraint to install: the one it had, if that still says the same, or a new one.
  ///
  /// Nil while the superview is missing.
  func makeConstraint() -> LayoutConstraint? {
    if let constraint, constraint.owner == nil, declaration.isSaid(by: constraint) {
      return constraint
    }
    return declaration.makeConstraint()
  }

  /// Makes a new constraint the next time, as another claim has this one.
  func letGo(of constraint: LayoutConstraint?) {
    if !hasConstraint, self.constraint === constraint { self.constraint = nil }
  }

  /// Is installed with a constraint; what its target is to the item stays decided from now on.
  func install(_ constraint: LayoutConstraint) {
    declaration = declaration.decided
    self.constraint = constraint
    state = .installed
  }

  /// Whether another constraint says the same as the installed one but for its constant.
  ///
  /// It has to come from the same line, as the installed one goes on pointing to its own, and from
  /// the same word, as the installed one goes on holding its own.
  func differsOnlyInConstant(from candidate: LayoutConstraint) -> Bool {
    guard let constraint, constraint.isActive else { return false }
    return ConstraintDescription(candidate).agrees(with: constraint)
      && constraint.priority == candidate.priority && constraint.source == candidate.source
      && constraint.word === candidate.word
  }
}

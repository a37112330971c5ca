/// What an item is to an active constraint, and so in which of its lists that is found.
enum ConstraintRole: CaseIterable {
  /// The first item.
  case first
  /// The second item, and not the first as well.
  case second
  /// The item whose coordinate space it is read in.
  case host
}

/// A link to a constraint in the list of each role.
///
/// An item has a list of constraints in each role, linked through the constraints themselves from
/// the newest to the oldest and back: one comes and goes in constant time, and nothing is taken from
/// the heap. The links retain, so that each constraint has to leave before its items can be freed;
/// see ``ItemRecord/itemDidDie()``.
struct ConstraintLinks {
  fileprivate var first: LayoutConstraint?
  fileprivate var second: LayoutConstraint?
  fileprivate var host: LayoutConstraint?

  subscript(role: ConstraintRole) -> LayoutConstraint? {
    switch role {
    case .first: first
    case .second: second
    case .host: host
    }
  }
}

// Each link is set by itself: so the compiler sees that nothing else happens meanwhile, and need not
// have that checked while the program runs.

extension LayoutConstraint {
  fileprivate func setOlder(_ constraint: LayoutConstraint?, as role: ConstraintRole) {
    switch role {
    case .first: older.first = constraint
    case .second: older.second = constraint
    case .host: older.host = constraint
    }
  }

  fileprivate func setNewer(_ constraint: LayoutConstraint?, as role: ConstraintRole) {
    switch role {
    case .first: newer.first = constraint
    case .second: newer.second = constraint
    case .host: newer.host = constraint
    }
  }
}

extension ItemRecord {
  /// The active constraints in a role, the oldest first; any may go while the answer is walked.
  func constraints(as role: ConstraintRole) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    visitConstraints(as: role) { constraints.append($0) }
    constraints.reverse()
    return constraints
  }

  /// The active constraints that name the item; any may go while the answer is walked.
  var constraintsOfBothSides: [LayoutConstraint] {
    constraints(as: .first) + constraints(as: .second)
  }

  /// Calls `body` with each constraint in a role, the newest first; none may come or go meanwhile.
  func visitConstraints(as role: ConstraintRole, _ body: (LayoutConstraint) -> Void) {
    var next = newest[role]
    while let constraint = next {
      next = constraint.older[role]
      body(constraint)
    }
  }

  private func setNewest(_ constraint: LayoutConstraint?, as role: ConstraintRole) {
    switch role {
    case .first: newest.first = constraint
    case .second: newest.second = constraint
    case .host: newest.host = constraint
    }
  }

  /// Adds a constraint that becomes active.
  func add(_ constraint: LayoutConstraint, as role: ConstraintRole) {
    if let former = newest[role] {
      former.setNewer(constraint, as: role)
      constraint.setOlder(former, as: role)
    }
    setNewest(constraint, as: role)
  }

  /// Takes a constraint out that is no longer active.
  func remove(_ constraint: LayoutConstraint, as role: ConstraintRole) {
    let (newer, older) = (constraint.newer[role], constraint.older[role])
    if let newer {
      newer.setOlder(older, as: role)
      constraint.setNewer(nil, as: role)
    } else {
      setNewest(older, as: role)
    }
    if let older {
      older.setNewer(newer, as: role)
      constraint.setOlder(nil, as: role)
    }
  }

  /// Checks that the constraints in a role are active, and that their links agree with each other.
  func checkConstraints(as role: ConstraintRole) {
    #if CHECK_INVARIANTS
    var newer: LayoutConstraint?
    visitConstraints(as: role) { constraint in
      let owner =
        switch role {
        case .first: constraint.first
        case .second: constraint.second
        case .host: constraint.host
        }
      precondition(owner === self, "\(constraint) stands in the list of \(name)")
      precondition(constraint.host != nil, "\(constraint) is listed and not active")
      precondition(constraint.newer[role] === newer, "\(constraint) is linked to another list")
      newer = constraint
    }
    #endif
  }
}

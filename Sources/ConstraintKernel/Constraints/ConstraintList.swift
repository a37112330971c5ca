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

/// The active constraints of an item: in each role, and those that wait for a row.
struct ConstraintLists {
  /// The newest active constraint in each role, at which the list of them begins.
  fileprivate(set) var newest = ConstraintLinks()
  /// How many active constraints have the item as their first one.
  fileprivate(set) var count = 0
  /// The oldest of these that may wait for a row; nil if none does.
  fileprivate(set) var oldestWaiting: LayoutConstraint?

  /// Whether there is any in either of the roles that name the item.
  var isEmpty: Bool { newest.first == nil && newest.second == nil }
}

extension ItemRecord {
  /// Whether any active constraint names the item.
  var isConstrained: Bool { !lists.isEmpty }

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
    var next = lists.newest[role]
    while let constraint = next {
      next = constraint.older[role]
      body(constraint)
    }
  }

  /// Adds a constraint that becomes active, in the place of its rank.
  ///
  /// - Complexity: O(constraints in the role that are newer), and so O(1) for a new one.
  func add(_ constraint: LayoutConstraint, as role: ConstraintRole) {
    if role == .first { lists.count += 1 }
    guard let newest = lists.newest[role], newest.activationRank > constraint.activationRank else {
      return append(constraint, as: role)
    }
    var newer = newest
    var older = newest.older[role]
    while let other = older, other.activationRank > constraint.activationRank {
      newer = other
      older = other.older[role]
    }
    join(constraint, older, as: role)
    join(newer, constraint, as: role)
  }

  /// Adds a constraint that becomes active, behind all others, as nearly all do.
  ///
  /// Links are handed on here; ``join(_:_:as:)`` copies them, so that each is counted up and down.
  private func append(_ constraint: LayoutConstraint, as role: ConstraintRole) {
    switch role {
    case .first:
      let older = lists.newest.first.take()
      older?.newer.first = constraint
      constraint.older.first = older
      lists.newest.first = constraint
    case .second:
      let older = lists.newest.second.take()
      older?.newer.second = constraint
      constraint.older.second = older
      lists.newest.second = constraint
    case .host:
      let older = lists.newest.host.take()
      older?.newer.host = constraint
      constraint.older.host = older
      lists.newest.host = constraint
    }
  }

  /// Takes a constraint out that is no longer active.
  func remove(_ constraint: LayoutConstraint, as role: ConstraintRole) {
    let newer: LayoutConstraint?
    let older: LayoutConstraint?
    switch role {
    case .first:
      if lists.oldestWaiting === constraint { lists.oldestWaiting = constraint.newer.first }
      lists.count -= 1
      (newer, older) = (constraint.newer.first.take(), constraint.older.first.take())
    case .second: (newer, older) = (constraint.newer.second.take(), constraint.older.second.take())
    case .host: (newer, older) = (constraint.newer.host.take(), constraint.older.host.take())
    }
    join(newer, older, as: role)
  }

  /// Notes that a constraint of the item waits for a row.
  func wait(with constraint: LayoutConstraint) {
    // They stand in the order of their ranks.
    if let oldest = lists.oldestWaiting, oldest.activationRank <= constraint.activationRank {
      return
    }
    lists.oldestWaiting = constraint
  }

  /// Returns the oldest that may wait for a row, and waits with the next one; nil if none does.
  func takeWaiting() -> LayoutConstraint? {
    guard let constraint = lists.oldestWaiting else { return nil }
    lists.oldestWaiting = constraint.newer.first
    return constraint
  }

  /// Notes that the rows of all constraints are gone, so that all wait.
  func loseRows() {
    lists.oldestWaiting = nil
    visitConstraints(as: .first) { constraint in
      constraint.loseRow()
      lists.oldestWaiting = constraint
    }
  }

  /// Puts two constraints next to each other; the older one is the newest without a newer one.
  ///
  /// Each link is set by itself: so the compiler sees that nothing else happens meanwhile, and need
  /// not have that checked while the program runs.
  private func join(
    _ newer: LayoutConstraint?,
    _ older: LayoutConstraint?,
    as role: ConstraintRole
  ) {
    switch role {
    case .first:
      older?.newer.first = newer
      if let newer { newer.older.first = older } else { lists.newest.first = older }
    case .second:
      older?.newer.second = newer
      if let newer { newer.older.second = older } else { lists.newest.second = older }
    case .host:
      older?.newer.host = newer
      if let newer { newer.older.host = older } else { lists.newest.host = older }
    }
  }

  #if CHECK_INVARIANTS
  /// Checks that the newest constraints in a role are active, and that their links agree.
  func checkConstraints(as role: ConstraintRole, newest count: Int) {
    var newer: LayoutConstraint?
    for constraint in sequence(first: lists.newest[role], next: { $0?.older[role] }).prefix(count) {
      guard let constraint else { return }
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
  }
  #endif
}

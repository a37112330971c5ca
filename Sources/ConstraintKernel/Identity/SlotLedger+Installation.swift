/// From what is declared to what is installed.
extension SlotLedger {
  /// A claim that holds and cannot be installed.
  private struct Obstacle {
    let serial: Int
    let constraint: LayoutConstraint
    let kind: LayoutIssue.Kind
  }

  /// What is to be done so that what stands is installed, and nothing else.
  private struct Difference {
    var draft: SlotClaims
    var obstacles: [Obstacle] = []
    var transaction = ConstraintTransaction(arriving: [])
    /// Constraints that stay and get another constant.
    var edits: [(constraint: LayoutConstraint, constant: DirectedConstant)] = []
  }

  /// Installs what stands and is missing, and takes out what does not stand any more.
  ///
  /// - Parameter isFinal: Whether a target that is missing is reported; if not, the next layout
  ///   pass tries again.
  func refresh(isFinal: Bool = true) {
    catchUp()
    install(slots, isFinal: isFinal)
  }

  /// Learns what others did to the constraints since.
  ///
  /// Claims are forgotten whose constraint another owner took over, and those whose target has gone
  /// after they had been installed.
  func catchUp() {
    let forgotten = slots.claims.filter { claim in
      if claim.constraint != nil, claim.declaration.namedTarget?.isPresent == false { return true }
      return claim.state != .out && claim.constraint?.owner !== owned
    }
    if !forgotten.isEmpty {
      let serials = forgotten.map(\.serial)
      slots.claims.removeAll { serials.contains($0.serial) }
      owned.release(forgotten.compactMap(\.constraint))
    }
    for index in slots.claims.indices where slots.claims[index].state != .out {
      let isActive = slots.claims[index].constraint?.isActive == true
      slots.claims[index].state = isActive ? .installed : .deactivated
    }
  }

  /// Puts claims in place of those there were, and installs the difference as one transaction.
  ///
  /// A claim that cannot be installed leaves its slot to the next one. If it is one of the call that
  /// is being declared, `newCall`, that is reported, nothing changes and the answer is false.
  @discardableResult
  func install(_ claims: SlotClaims, newCall: Int? = nil, isFinal: Bool = true) -> Bool {
    var difference = Difference(draft: claims)
    let candidates = resolve(&difference)
    let refused = difference.obstacles.filter { obstacle in
      newCall.map { obstacle.serial >= $0 } ?? false
    }
    guard refused.isEmpty else {
      for obstacle in refused { obstacle.constraint.report(obstacle.kind) }
      return false
    }
    compare(candidates, newCall, &difference)
    return commit(difference, isFinal)
  }

  /// Finds what stands, and a constraint for each claim of it that is out and could be installed.
  ///
  /// - Returns: The constraints, by the place of their claims.
  private func resolve(_ difference: inout Difference) -> [LayoutConstraint?] {
    var candidates = [LayoutConstraint?](repeating: nil, count: difference.draft.claims.count)
    var blocked: Set<Int> = []
    // Each round blocks at least one claim more, so that there are at most as many as claims.
    while true {
      let before = blocked.count
      difference.draft.findStanding(except: blocked)
      for (index, claim) in difference.draft.claims.enumerated()
      where claim.stands && claim.state == .out && candidates[index] == nil {
        guard let constraint = claim.makeConstraint() else { continue }
        switch constraint.resolve() {
        case .host: candidates[index] = constraint
        case .obstacle(.noCommonAncestor) where item.parent == nil: continue
        case .obstacle(let kind):
          difference.obstacles.append(
            Obstacle(serial: claim.serial, constraint: constraint, kind: kind)
          )
          blocked.insert(claim.serial)
        }
      }
      if blocked.count == before { return candidates }
    }
  }

  /// Finds what leaves, what arrives, and what stays with another constant.
  private func compare(
    _ candidates: [LayoutConstraint?],
    _ newCall: Int?,
    _ difference: inout Difference
  ) {
    let kept = difference.draft.claims.filter { $0.stands && $0.state != .out }.map(\.serial)
    var leaving = slots.claims.filter { $0.state != .out && !kept.contains($0.serial) }
    let blocked = difference.obstacles.map(\.serial)
    for (index, candidate) in candidates.enumerated() {
      let claim = difference.draft.claims[index]
      if !claim.stands { difference.draft.claims[index].state = .out }
      if !blocked.contains(claim.serial) { difference.draft.claims[index].obstacle = nil }
      guard claim.stands, let candidate else { continue }
      difference.draft.claims[index].state = .installed
      difference.draft.claims[index].declaration = claim.declaration.decided
      let predecessor =
        claim.call == newCall
        ? leaving.firstIndex { $0.differsOnlyInConstant(from: candidate) } : nil
      if let predecessor, let present = leaving.remove(at: predecessor).constraint {
        difference.edits.append((present, candidate.directedConstant))
        difference.draft.claims[index].constraint = present
      } else {
        difference.transaction.arriving.append(candidate)
        difference.draft.claims[index].constraint = candidate
      }
    }
    difference.transaction.leaving = leaving.compactMap(\.constraint)
  }

  /// Carries a difference out, and reports when all is done.
  private func commit(_ difference: Difference, _ isFinal: Bool) -> Bool {
    let transaction = difference.transaction
    let isCommitted = transaction.commit {
      slots = difference.draft
      owned.release(transaction.leaving)
      owned.hold(transaction.arriving)
      for (constraint, constant) in difference.edits { constraint.setConstant(constant) }
      checkInvariants()
    }
    if isCommitted { report(difference.obstacles, isFinal) }
    return isCommitted
  }

  /// Reports each obstacle once, and forgets claims whose target has gone.
  private func report(_ obstacles: [Obstacle], _ isFinal: Bool) {
    var news: [Obstacle] = []
    for obstacle in obstacles {
      if !isFinal, obstacle.kind == .noCommonAncestor {
        item.mark(.declarations)
        continue
      }
      let place = slots.claims.firstIndex { $0.serial == obstacle.serial }
      guard let place, slots.claims[place].obstacle != obstacle.kind else { continue }
      slots.claims[place].obstacle = obstacle.kind
      if obstacle.kind == .itemIsGone { slots.claims.remove(at: place) }
      news.append(obstacle)
    }
    for obstacle in news { obstacle.constraint.report(obstacle.kind) }
  }
}

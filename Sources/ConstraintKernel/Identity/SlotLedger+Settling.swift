/// From what is declared to what is installed.
extension SlotLedger {
  /// Forgets declarations whose partner has gone, or whose constraint another owner took over.
  ///
  /// A partner that was the parent by default is not missed: the next parent takes its place.
  func forgetWhatIsGone() {
    guard !slots.claims.isEmpty else { return }
    let owned = owned
    var gone: Set<Int> = []
    for index in slots.claims.indices {
      let claim = slots[index]
      guard let constraint = claim.constraint else { continue }
      if constraint.second?.hasDied == true {
        let again = claim.declaration.make(record, record.parent)
        if again?.second?.hasDied == true { gone.insert(claim.serial) }
        slots[index].constraint = nil
        slots[index].isInstalled = false
      } else if claim.isInstalled, constraint.group !== owned {
        gone.insert(claim.serial)
      }
    }
    if !gone.isEmpty { slots.removeAll { gone.contains($0.serial) } }
  }

  /// Installs what stands and is missing, and takes out what does not stand any more.
  ///
  /// A claim that cannot be installed leaves its slot to the next one. With `isFinal` false a
  /// missing common ancestor is not reported yet: the next layout pass tries again.
  func settle(isFinal: Bool = true) {
    forgetWhatIsGone()
    settle(slots, batch: .max, isFinal: isFinal)
  }

  /// Puts `draft` in place of what was declared.
  ///
  /// Declarations from serial `batch` on are new: if one of them can never be installed, nothing
  /// changes and the answer is false.
  @discardableResult
  func settle(_ draft: SlotClaims, batch: Int, isFinal: Bool = true) -> Bool {
    var draft = draft
    let plan = Plan(draft, of: self, batch: batch)
    let refused =
      plan.obstacles.filter { $0.serial >= batch } + unsound(draft, batch: batch, beside: plan)
    guard refused.isEmpty else {
      for obstacle in refused { obstacle.constraint.report(obstacle.kind) }
      return false
    }

    let kept = Set(plan.constraints.values.map(ObjectIdentifier.init))
    let leaving = slots.claims.compactMap { claim -> LayoutConstraint? in
      guard claim.isInstalled, let constraint = claim.constraint else { return nil }
      return kept.contains(ObjectIdentifier(constraint)) ? nil : constraint
    }
    for index in draft.claims.indices {
      let constraint = plan.constraints[draft[index].serial]
      draft[index].isInstalled = constraint != nil
      if let constraint {
        draft[index].constraint = constraint
        draft[index].reported = nil
      }
    }

    // The ledger is up to date before anything is reported, as a handler may declare something.
    let before = slots
    slots = draft
    owned.own(plan.arriving)
    guard ConstraintTransaction(leaving: leaving, arriving: plan.arriving).commit() else {
      slots = before
      owned.remove(plan.arriving)
      return false
    }
    owned.remove(leaving)
    for (constraint, constant) in plan.edits { constraint.constant = constant }
    report(plan.obstacles, isFinal: isFinal)
    return true
  }

  /// Reports declarations that could never hold, wherever in a batch they stand.
  ///
  /// Asked only where one declaration of a batch replaced another: ``settle(_:batch:isFinal:)``
  /// sees what is left.
  func areSound(_ declarations: [SlotDeclaration]) -> Bool {
    var areSound = true
    for declaration in declarations {
      guard let constraint = declaration.make(record, record.parent),
        let kind = constraint.formIssue()
      else { continue }
      constraint.report(kind)
      areSound = false
    }
    return areSound
  }

  /// New declarations that could never hold, among those that do not stand now.
  private func unsound(_ draft: SlotClaims, batch: Int, beside plan: Plan) -> [Plan.Obstacle] {
    draft.claims.compactMap { claim in
      guard claim.serial >= batch, plan.constraints[claim.serial] == nil,
        !plan.obstacles.contains(where: { $0.serial == claim.serial }),
        let constraint = claim.declaration.make(record, record.parent),
        let kind = constraint.formIssue()
      else { return nil }
      return Plan.Obstacle(serial: claim.serial, constraint: constraint, kind: kind)
    }
  }

  /// Reports each obstacle once, and forgets claims that can never be met again.
  private func report(_ obstacles: [Plan.Obstacle], isFinal: Bool) {
    var news: [Plan.Obstacle] = []
    for obstacle in obstacles {
      guard let index = slots.claims.firstIndex(where: { $0.serial == obstacle.serial }) else {
        continue
      }
      if obstacle.kind == .noCommonAncestor, !isFinal { continue }
      guard slots[index].reported != obstacle.kind else { continue }
      slots[index].reported = obstacle.kind
      news.append(obstacle)
      if obstacle.kind == .itemIsGone { slots.removeAll { $0.serial == obstacle.serial } }
    }
    for obstacle in news { obstacle.constraint.report(obstacle.kind) }
  }
}

extension SlotLedger {
  /// Which constraints stand for which claims, and what that takes.
  struct Plan {
    /// A claim that holds and cannot be installed.
    struct Obstacle {
      let serial: Int
      let constraint: LayoutConstraint
      let kind: LayoutIssue.Kind
    }

    /// By the serial of the claim; read by key only, so that its order never matters.
    private(set) var constraints: [Int: LayoutConstraint] = [:]
    private(set) var arriving: [LayoutConstraint] = []
    private(set) var edits: [(constraint: LayoutConstraint, constant: Double)] = []
    private(set) var obstacles: [Obstacle] = []

    init(_ draft: SlotClaims, of ledger: SlotLedger, batch: Int) {
      var made: [Int: LayoutConstraint] = [:]
      var waiting: Set<Int> = []
      var blocked: Set<Int> = []
      var standing: [Int]
      var isSettled: Bool
      // Each round blocks at least one claim more, so that there are at most as many as claims.
      repeat {
        isSettled = true
        standing = draft.standing(without: blocked)
        for index in standing where !draft[index].isInstalled {
          let claim = draft[index]
          guard made[claim.serial] == nil, !waiting.contains(claim.serial) else { continue }
          guard let constraint = ledger.makeConstraint(for: claim) else {
            waiting.insert(claim.serial)
            continue
          }
          if let kind = constraint.obstacle() {
            if kind == .noCommonAncestor, ledger.record.parent == nil {
              waiting.insert(claim.serial)
              continue
            }
            obstacles.append(Obstacle(serial: claim.serial, constraint: constraint, kind: kind))
            blocked.insert(claim.serial)
            isSettled = false
          } else {
            made[claim.serial] = constraint
          }
        }
      } while !isSettled

      for index in standing {
        let claim = draft[index]
        if claim.isInstalled {
          constraints[claim.serial] = claim.constraint
        } else if let constraint = made[claim.serial] {
          if claim.serial >= batch, let present = ledger.present(constraint, claim, in: draft) {
            constraints[claim.serial] = present
            edits.append((present, constraint.constantValue))
          } else {
            constraints[claim.serial] = constraint
            arriving.append(constraint)
          }
        }
      }
    }
  }

  /// The constraint of a claim: the one it had, if that still says the same, or a new one.
  private func makeConstraint(for claim: SlotClaims.Claim) -> LayoutConstraint? {
    guard let made = claim.declaration.make(record, record.parent) else { return nil }
    if let earlier = claim.constraint, earlier.identity() == made.identity() { return earlier }
    return made
  }

  /// The installed constraint that a new one would only replace by itself with another constant.
  ///
  /// That is one which the same instance or the same line declared before, and which goes.
  private func present(
    _ constraint: LayoutConstraint,
    _ claim: SlotClaims.Claim,
    in draft: SlotClaims
  ) -> LayoutConstraint? {
    let declaration = claim.declaration
    let earlier = slots.claims.first { earlier in
      guard earlier.isInstalled, let present = earlier.constraint, present.isActive,
        present.source == constraint.source, present.identity() == constraint.identity()
      else { return false }
      let isSameInstance =
        declaration.instance != nil && earlier.declaration.instance === declaration.instance
      let isSameLine = earlier.declaration.source == declaration.source
      return (isSameInstance || isSameLine)
        && !draft.claims.contains { $0.serial == earlier.serial }
    }
    return earlier?.constraint
  }
}

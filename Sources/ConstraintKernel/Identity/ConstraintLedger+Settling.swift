/// From what is declared to what is installed.
extension ConstraintLedger {
  /// Forgets declarations whose partner has gone, or whose constraint another owner took over.
  ///
  /// A partner that was the parent by default is not missed: the next parent takes its place.
  func forgetWhatIsGone() {
    if slots.claims.isEmpty { return }
    let declarer = declarer
    if slots.claims.areAllPresent(for: declarer) { return }
    var gone: Set<Int32> = []
    for index in slots.claims.indices {
      guard let constraint = slots.claims[index].constraint else { continue }
      if constraint.secondPointer?.pointee.hasDied == true {
        let again = slots.claims[index].declaration.make(record, record.parent)
        if again?.second?.hasDied == true { gone.insert(slots.claims[index].serial) }
        constraint.leave(declarer)
        slots.claims[index].constraint = nil
        slots.claims[index].isInstalled = false
      } else if slots.claims[index].isInstalled, !constraint.belongs(to: declarer) {
        gone.insert(slots.claims[index].serial)
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

  /// Puts `claims` in place of what was declared.
  ///
  /// Declarations from serial `batch` on are new: if one of them can never be installed, nothing
  /// changes and the answer is false.
  @discardableResult
  func settle(_ claims: consuming SlotClaims, batch: Int32, isFinal: Bool = true) -> Bool {
    var draft = SlotDraft(claims)
    let obstacles = chooseCandidates(in: &draft)
    let refused =
      obstacles.filter { $0.serial >= batch } + unsound(draft, batch: batch, beside: obstacles)
    guard refused.isEmpty else {
      for obstacle in refused { obstacle.constraint.report(obstacle.kind) }
      return false
    }

    let change = Change(to: &draft, from: slots, batch: batch)
    // The ledger is up to date before anything is reported, as a handler may declare something.
    let before = (slots, reported)
    slots = draft.slots
    forgetReportsOfInstalled()
    let declarer = declarer
    for constraint in change.arriving { constraint.pass(to: declarer) }
    let transaction = ConstraintTransaction(leaving: change.leaving, arriving: change.arriving)
    guard transaction.commit() else {
      (slots, reported) = before
      for constraint in change.arriving { constraint.leave(declarer) }
      return false
    }
    for constraint in change.leaving where !constraint.isActive { constraint.leave(declarer) }
    for (constraint, constant) in change.edits { constraint.constant = constant }
    if !obstacles.isEmpty { report(obstacles, isFinal: isFinal) }
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
  private func unsound(
    _ draft: SlotDraft,
    batch: Int32,
    beside obstacles: [Obstacle]
  ) -> [Obstacle] {
    var unsound: [Obstacle] = []
    for index in draft.slots.claims.indices
    where draft.slots.claims[index].serial >= batch && !draft.hasConstraint(at: index) {
      let serial = draft.slots.claims[index].serial
      guard !obstacles.contains(where: { $0.serial == serial }),
        let constraint = draft.slots.claims[index].declaration.make(record, record.parent),
        let kind = constraint.formIssue()
      else { continue }
      unsound.append(Obstacle(serial: serial, constraint: constraint, kind: kind))
    }
    return unsound
  }

  /// What is installed may be reported again when it cannot be any more.
  private func forgetReportsOfInstalled() {
    if reported.isEmpty { return }
    for index in slots.claims.indices where slots.claims[index].isInstalled {
      reported[slots.claims[index].serial] = nil
    }
  }

  /// Reports each obstacle once, and forgets claims that can never be met again.
  private func report(_ obstacles: [Obstacle], isFinal: Bool) {
    var news: [Obstacle] = []
    for obstacle in obstacles where slots.claims.contains(where: { $0.serial == obstacle.serial }) {
      if obstacle.kind == .noCommonAncestor, !isFinal { continue }
      guard reported[obstacle.serial] != obstacle.kind else { continue }
      reported[obstacle.serial] = obstacle.kind
      news.append(obstacle)
      if obstacle.kind == .itemIsGone { slots.removeAll { $0.serial == obstacle.serial } }
    }
    for obstacle in news { obstacle.constraint.report(obstacle.kind) }
  }
}

extension ConstraintLedger {
  /// A claim that holds and cannot be installed.
  struct Obstacle {
    let serial: Int32
    let constraint: LayoutConstraint
    let kind: LayoutIssue.Kind
  }

  /// Finds what stands and a constraint for each of it that is not installed.
  private func chooseCandidates(in draft: inout SlotDraft) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    for index in draft.slots.claims.indices {
      draft.slots.claims[index].isBlocked = false
      draft.slots.claims[index].waits = false
    }
    var isSettled: Bool
    // Each round blocks at least one claim more, so that there are at most as many as claims.
    repeat {
      isSettled = true
      draft.slots.settleStanding()
      for index in draft.slots.claims.indices where draft.needsCandidate(at: index) {
        guard let constraint = makeConstraint(at: index, of: draft) else {
          draft.slots.claims[index].waits = true
          continue
        }
        guard let kind = constraint.obstacle() else {
          draft.candidates[index] = constraint
          continue
        }
        if kind == .noCommonAncestor, record.parent == nil {
          draft.slots.claims[index].waits = true
          continue
        }
        obstacles.append(
          Obstacle(serial: draft.slots.claims[index].serial, constraint: constraint, kind: kind)
        )
        draft.slots.claims[index].isBlocked = true
        isSettled = false
      }
    } while !isSettled
    return obstacles
  }

  /// The constraint of a claim: the one it had, if that still says the same, or a new one.
  private func makeConstraint(at index: Int, of draft: SlotDraft) -> LayoutConstraint? {
    guard let made = draft.slots.claims[index].declaration.make(record, record.parent) else {
      return nil
    }
    if let earlier = draft.slots.claims[index].constraint, earlier.saysTheSame(as: made),
      earlier.priority == made.priority
    {
      return earlier
    }
    return made
  }

  /// What it takes to come from one state of the claims to another.
  private struct Change {
    private(set) var arriving: [LayoutConstraint] = []
    private(set) var leaving: [LayoutConstraint] = []
    private(set) var edits: [(constraint: LayoutConstraint, constant: Double)] = []

    /// Makes the candidates the constraints of what stands in `draft`.
    init(to draft: inout SlotDraft, from before: SlotClaims, batch: Int32) {
      for index in draft.slots.claims.indices
      where draft.slots.claims[index].stands && !draft.slots.claims[index].isInstalled {
        guard let candidate = draft.candidates[index] else { continue }
        if draft.slots.claims[index].serial >= batch,
          let present = Self.present(candidate, at: index, in: draft, before)
        {
          edits.append((present, candidate.constant))
          draft.candidates[index] = present
        } else {
          if arriving.isEmpty { arriving.reserveCapacity(draft.slots.claims.count - index) }
          arriving.append(candidate)
        }
      }
      for index in before.claims.indices where before.claims[index].isInstalled {
        guard let constraint = before.claims[index].constraint else { continue }
        if !draft.keeps(constraint) { leaving.append(constraint) }
      }
      for index in draft.slots.claims.indices {
        let hasConstraint = draft.hasConstraint(at: index)
        if hasConstraint, !draft.slots.claims[index].isInstalled {
          draft.slots.claims[index].constraint = draft.candidates[index]
        }
        draft.slots.claims[index].isInstalled = hasConstraint
      }
    }

    /// The installed constraint that a new one would only replace by itself with another constant.
    ///
    /// That is one which the same instance or the same line declared before, and which goes.
    private static func present(
      _ constraint: LayoutConstraint,
      at index: Int,
      in draft: SlotDraft,
      _ before: SlotClaims
    ) -> LayoutConstraint? {
      for earlier in before.claims.indices where before.claims[earlier].isInstalled {
        guard let present = before.claims[earlier].constraint, present.isActive,
          present.saysTheSame(as: constraint), present.priority == constraint.priority,
          present.source == constraint.source
        else { continue }
        let instance = draft.slots.claims[index].declaration.instance
        let isSameInstance =
          instance != 0 && before.claims[earlier].declaration.instance == instance
        let isSameLine = before.claims[earlier].declaration.source == constraint.source
        if isSameInstance || isSameLine, !draft.contains(before.claims[earlier].serial) {
          return present
        }
      }
      return nil
    }
  }
}

extension [SlotClaims.Claim] {
  /// Whether every constraint still has its second item, and its owner if it counts as installed.
  fileprivate func areAllPresent(for declarer: Unmanaged<ConstraintLedger>) -> Bool {
    withUnsafeBufferPointer { claims in
      for index in claims.indices {
        let isInstalled = claims[index].isInstalled
        guard let claim = claims.baseAddress.map({ $0 + index }) else { return true }
        let constraint = SlotClaims.Claim.constraint(of: claim)
        let isPresent = constraint?._withUnsafeGuaranteedRef { constraint in
          if isInstalled, !constraint.belongs(to: declarer) { return false }
          guard let second = constraint.secondPointer else { return true }
          return !second.pointee.hasDied
        }
        if isPresent == false { return false }
      }
      return true
    }
  }
}

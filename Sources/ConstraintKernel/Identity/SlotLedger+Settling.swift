/// From what is declared to what is installed.
extension SlotLedger {
  /// Forgets declarations whose partner has gone, or whose constraint another owner took over.
  ///
  /// A partner that was the parent by default is not missed: the next parent takes its place.
  func forgetWhatIsGone() {
    guard !slots.claims.isEmpty else { return }
    let owned = owned
    var gone: Set<Int32> = []
    for index in slots.claims.indices {
      guard let constraint = slots[index].constraint else { continue }
      if constraint.secondPointer?.pointee.hasDied == true {
        let again = slots[index].declaration.make(record, record.parent)
        if again?.second?.hasDied == true { gone.insert(slots[index].serial) }
        slots[index].constraint = nil
        slots[index].isInstalled = false
      } else if slots[index].isInstalled, !constraint.belongs(to: owned) {
        gone.insert(slots[index].serial)
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
  func settle(_ draft: consuming SlotClaims, batch: Int32, isFinal: Bool = true) -> Bool {
    var draft = draft
    let obstacles = chooseCandidates(in: &draft)
    let refused =
      obstacles.filter { $0.serial >= batch } + unsound(draft, batch: batch, beside: obstacles)
    guard refused.isEmpty else {
      for obstacle in refused { obstacle.constraint.report(obstacle.kind) }
      return false
    }

    let change = Change(to: &draft, from: slots, batch: batch)
    // The ledger is up to date before anything is reported, as a handler may declare something.
    let before = slots
    slots = draft
    let owned = owned
    owned.own(change.arriving)
    let transaction = ConstraintTransaction(leaving: change.leaving, arriving: change.arriving)
    guard transaction.commit() else {
      slots = before
      owned.remove(change.arriving)
      return false
    }
    if !change.leaving.isEmpty { owned.remove(change.leaving) }
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
    _ draft: SlotClaims,
    batch: Int32,
    beside obstacles: [Obstacle]
  ) -> [Obstacle] {
    var unsound: [Obstacle] = []
    for claim in draft.claims where claim.serial >= batch && !claim.hasConstraint {
      guard !obstacles.contains(where: { $0.serial == claim.serial }),
        let constraint = claim.declaration.make(record, record.parent),
        let kind = constraint.formIssue()
      else { continue }
      unsound.append(Obstacle(serial: claim.serial, constraint: constraint, kind: kind))
    }
    return unsound
  }

  /// Reports each obstacle once, and forgets claims that can never be met again.
  private func report(_ obstacles: [Obstacle], isFinal: Bool) {
    var news: [Obstacle] = []
    for obstacle in obstacles where slots.claims.contains(where: { $0.serial == obstacle.serial }) {
      if obstacle.kind == .noCommonAncestor, !isFinal { continue }
      guard slots.reported[obstacle.serial] != obstacle.kind else { continue }
      slots.reported[obstacle.serial] = obstacle.kind
      news.append(obstacle)
      if obstacle.kind == .itemIsGone { slots.removeAll { $0.serial == obstacle.serial } }
    }
    for obstacle in news { obstacle.constraint.report(obstacle.kind) }
  }
}

extension SlotLedger {
  /// A claim that holds and cannot be installed.
  struct Obstacle {
    let serial: Int32
    let constraint: LayoutConstraint
    let kind: LayoutIssue.Kind
  }

  /// Finds what stands and a constraint for each of it that is not installed.
  private func chooseCandidates(in draft: inout SlotClaims) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    for index in draft.claims.indices {
      draft[index].candidate = nil
      draft[index].isBlocked = false
      draft[index].waits = false
    }
    var isSettled: Bool
    // Each round blocks at least one claim more, so that there are at most as many as claims.
    repeat {
      isSettled = true
      draft.settleStanding()
      for index in draft.claims.indices where draft[index].needsCandidate {
        guard let constraint = makeConstraint(for: draft[index]) else {
          draft[index].waits = true
          continue
        }
        guard let kind = constraint.obstacle() else {
          draft[index].candidate = constraint
          continue
        }
        if kind == .noCommonAncestor, record.parent == nil {
          draft[index].waits = true
          continue
        }
        obstacles.append(Obstacle(serial: draft[index].serial, constraint: constraint, kind: kind))
        draft[index].isBlocked = true
        isSettled = false
      }
    } while !isSettled
    return obstacles
  }

  /// The constraint of a claim: the one it had, if that still says the same, or a new one.
  private func makeConstraint(for claim: SlotClaims.Claim) -> LayoutConstraint? {
    guard let made = claim.declaration.make(record, record.parent) else { return nil }
    if let earlier = claim.constraint, earlier.saysTheSame(as: made),
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
    init(to draft: inout SlotClaims, from before: SlotClaims, batch: Int32) {
      for index in draft.claims.indices where draft[index].stands && !draft[index].isInstalled {
        guard let candidate = draft[index].candidate else { continue }
        if draft[index].serial >= batch,
          let present = Self.present(candidate, draft[index], in: draft, before)
        {
          edits.append((present, candidate.constant))
          draft[index].candidate = present
        } else {
          if arriving.isEmpty { arriving.reserveCapacity(draft.claims.count - index) }
          arriving.append(candidate)
        }
      }
      for claim in before.claims where claim.isInstalled {
        guard let constraint = claim.constraint else { continue }
        if !draft.claims.contains(where: { $0.keeps(constraint) }) { leaving.append(constraint) }
      }
      for index in draft.claims.indices {
        let claim = draft[index]
        draft[index].isInstalled = claim.hasConstraint
        guard claim.hasConstraint else { continue }
        if !claim.isInstalled { draft[index].constraint = claim.candidate }
        draft[index].candidate = nil
        if !draft.reported.isEmpty { draft.reported[claim.serial] = nil }
      }
    }

    /// The installed constraint that a new one would only replace by itself with another constant.
    ///
    /// That is one which the same instance or the same line declared before, and which goes.
    private static func present(
      _ constraint: LayoutConstraint,
      _ claim: SlotClaims.Claim,
      in draft: SlotClaims,
      _ before: SlotClaims
    ) -> LayoutConstraint? {
      let declaration = claim.declaration
      for earlier in before.claims where earlier.isInstalled {
        guard let present = earlier.constraint, present.isActive,
          present.saysTheSame(as: constraint), present.priority == constraint.priority,
          present.source == constraint.source
        else { continue }
        let isSameInstance =
          declaration.instance != 0 && earlier.declaration.instance == declaration.instance
        let isSameLine = earlier.declaration.source == declaration.source
        if isSameInstance || isSameLine,
          !draft.claims.contains(where: { $0.serial == earlier.serial })
        {
          return present
        }
      }
      return nil
    }
  }
}

extension SlotClaims.Claim {
  /// Whether it stands, and a constraint has still to be found for it.
  fileprivate var needsCandidate: Bool {
    stands && !isInstalled && !waits && candidate == nil
  }

  /// Whether it stands with a constraint.
  fileprivate var hasConstraint: Bool { stands && (isInstalled || candidate != nil) }

  /// Whether it stands with this constraint.
  fileprivate func keeps(_ constraint: LayoutConstraint) -> Bool {
    guard stands else { return false }
    return (isInstalled ? self.constraint : candidate) === constraint
  }
}

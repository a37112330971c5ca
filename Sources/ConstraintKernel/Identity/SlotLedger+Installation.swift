/// From what is declared to what is installed.
extension SlotLedger {
  /// Why claims are compared.
  enum Occasion: Equatable {
    /// A call declares, whose claims have this serial.
    case call(Int)
    /// The item moved, what is around it changed, or what is installed is about to be read.
    case change
    /// It is requested.
    case reload
    /// A layout pass begins.
    case pass

    /// Whether a target that is missing is reported; if not, the next layout pass does.
    fileprivate var reportsMissingTargets: Bool { self == .reload || self == .pass }

    fileprivate var newCall: Int? { if case .call(let serial) = self { serial } else { nil } }
  }

  /// A claim, and what is to become of it.
  private struct Verdict {
    let claim: SlotClaim
    var outcome: Outcome
  }

  /// What is to become of a claim.
  private enum Outcome {
    /// It does not have its slot.
    case suspended
    /// It has its slot, and what it is relative to is not there yet.
    case waits
    /// It has its slot and keeps its constraint.
    case stays
    /// It has its slot, and gets a constraint that can be installed on a host.
    case arrives(LayoutConstraint, on: ItemRecord)
    /// It has its slot, and takes over an installed constraint, with the constant of another.
    case succeeds(to: LayoutConstraint, as: LayoutConstraint)
    /// It cannot be installed, and leaves its slot to the next one.
    indirect case blocked(LayoutConstraint, LayoutIssue.Kind)

    var hasSlot: Bool {
      switch self {
      case .suspended, .blocked: false
      case .waits, .stays, .arrives, .succeeds: true
      }
    }

    var keepsConstraint: Bool {
      if case .stays = self { true } else { false }
    }
  }

  /// Installs what stands and is missing, and takes out what does not stand any more.
  ///
  /// - Parameters:
  ///   - occasion: Why it is done.
  ///   - asked: Whom other ledgers have asked for their parents on the same occasion.
  func refresh(on occasion: Occasion, sharing asked: AskedAncestry? = nil) {
    askForParents([], sharing: asked)
    catchUp()
    install(slots, on: occasion)
  }

  /// Asks for their parents the item and what declarations speak of, and claims that may be about to
  /// get a constraint; no item where there are none.
  func askForParents(_ declarations: [SlotDeclaration], sharing asked: AskedAncestry? = nil) {
    let mayGetConstraint = { (claim: SlotClaim) in claim.holds && !claim.hasConstraint }
    guard !declarations.isEmpty || slots.claims.contains(where: mayGetConstraint) else { return }
    item.refreshAncestry(sharing: asked)
    for declaration in declarations { declaration.namedTarget?.refreshAncestry(sharing: asked) }
    for claim in slots.claims where mayGetConstraint(claim) {
      claim.declaration.namedTarget?.refreshAncestry(sharing: asked)
    }
  }

  /// Learns what others did to the constraints since.
  ///
  /// Claims are forgotten whose constraint another owner took over, with what they had pushed out, and
  /// those whose target was freed after they had been installed.
  func catchUp() {
    var forgotten: [LayoutConstraint] = []
    let former = slots
    slots.giveAway { $0.hasConstraint && $0.constraint?.owner !== owned }
    slots.claims = slots.claims.filter { claim in
      guard let constraint = claim.constraint else { return true }
      if claim.declaration.namedTarget?.isPresent == false {
        forgotten.append(constraint)
        return false
      }
      if claim.hasConstraint { claim.state = constraint.host == nil ? .deactivated : .installed }
      return true
    }
    owned.release(forgotten)
    checkInvariants(isCaughtUp: false)
    // What a condition holds dies with its declaration, which is foreign code: it does so at the end.
    withExtendedLifetime(former) {}
  }

  /// Puts claims in place of those there were, and installs the difference as one transaction, by the
  /// links of the tree as they are.
  ///
  /// A claim that cannot be installed leaves its slot to the next one. If it is one of the call that
  /// is being declared, that is reported, nothing changes and the answer is false.
  ///
  /// The next pass comes back to what waits then, and to conditions that are new.
  @discardableResult
  func install(_ draft: SlotClaims, on occasion: Occasion) -> Bool {
    let newCall = occasion.newCall
    var verdicts = judge(draft.claims)
    guard accept(verdicts, of: newCall) else { return false }
    let transaction = compare(&verdicts, newCall)
    let former = slots
    let isCommitted = transaction.commit {
      slots = draft
      owned.release(transaction.leaving)
      owned.hold(transaction.arriving)
      for verdict in verdicts { carryOut(verdict) }
      checkInvariants()
    }
    if isCommitted { report(verdicts, on: occasion) }
    // A pass has the engine remember what waits.
    let returns = newCall == nil ? awaitsTargets : dependsOnSurroundings
    if returns, occasion != .pass { item.mark(.declarations) }
    withExtendedLifetime(former) {}
    return isCommitted
  }

  /// Decides what becomes of each claim.
  ///
  /// - Returns: The verdict on the strongest claim first, as it may exclude weaker ones.
  /// - Complexity: O(*n* · *m*) in the claims on the item and those that stand.
  private func judge(_ claims: [SlotClaim]) -> [Verdict] {
    var verdicts: [Verdict] = []
    verdicts.reserveCapacity(claims.count)
    for claim in claims.reversed() {
      let isSuspended =
        !claim.holds || verdicts.contains { $0.outcome.hasSlot && $0.claim.excludes(claim) }
      let outcome = isSuspended ? Outcome.suspended : judge(claim)
      verdicts.append(Verdict(claim: claim, outcome: outcome))
    }
    return verdicts
  }

  /// Decides what becomes of a claim that no stronger one excludes.
  private func judge(_ claim: SlotClaim) -> Outcome {
    if claim.hasConstraint { return .stays }
    guard let constraint = claim.makeConstraint() else { return .waits }
    do throws(LayoutConstraint.Misfit) {
      return .arrives(constraint, on: try constraint.resolveAsLinked())
    } catch {
      let mayComeTogether = error.kind == .noCommonAncestor && item.parent == nil
      return mayComeTogether ? .waits : .blocked(constraint, error.kind)
    }
  }

  /// Whether nothing of a new call is blocked; what is, is reported.
  private func accept(_ verdicts: [Verdict], of newCall: Int?) -> Bool {
    var obstacles: [LayoutConstraint.Obstacle] = []
    for verdict in verdicts.reversed() where verdict.claim.call == newCall {
      if case .blocked(let constraint, let kind) = verdict.outcome {
        obstacles.append((constraint, kind))
      }
    }
    for (constraint, kind) in obstacles { constraint.report(kind) }
    return obstacles.isEmpty
  }

  /// Finds what leaves and what arrives.
  ///
  /// Where a new call says something anew but for its constant, the installed constraint stays.
  private func compare(_ verdicts: inout [Verdict], _ newCall: Int?) -> ConstraintTransaction {
    var arriving: [LayoutConstraint] = []
    var hosts: [ItemRecord] = []
    arriving.reserveCapacity(verdicts.count)
    hosts.reserveCapacity(verdicts.count)
    var leaving = slots.claims.filter { claim in
      claim.hasConstraint
        && !verdicts.contains { $0.claim === claim && $0.outcome.keepsConstraint }
    }
    for index in verdicts.indices.reversed() {
      guard case .arrives(let candidate, let host) = verdicts[index].outcome else { continue }
      let predecessor =
        verdicts[index].claim.call == newCall
        ? leaving.firstIndex { $0.differsOnlyInConstant(from: candidate) } : nil
      if let predecessor, let present = leaving.remove(at: predecessor).constraint {
        verdicts[index].outcome = .succeeds(to: present, as: candidate)
      } else {
        arriving.append(candidate)
        hosts.append(host)
      }
    }
    var transaction = ConstraintTransaction(
      leaving: leaving.compactMap { $0.constraint },
      arriving: arriving
    )
    transaction.knownHosts = hosts
    return transaction
  }

  private func carryOut(_ verdict: Verdict) {
    let claim = verdict.claim
    switch verdict.outcome {
    case .suspended: claim.state = .suspended
    case .waits: claim.state = .waiting
    case .stays: break
    case .arrives(let constraint, _): claim.install(constraint)
    case .succeeds(let present, let wanted):
      present.setConstant(wanted.directedConstant)
      claim.install(present)
    case .blocked: claim.state = .blocked(reported: claim.reportedObstacle)
    }
  }

  /// Reports each obstacle once, and forgets claims whose target was freed.
  private func report(_ verdicts: [Verdict], on occasion: Occasion) {
    var news: [LayoutConstraint.Obstacle] = []
    for verdict in verdicts.reversed() {
      guard case .blocked(let constraint, let kind) = verdict.outcome else { continue }
      if !occasion.reportsMissingTargets, kind == .noCommonAncestor {
        item.mark(.declarations)
        continue
      }
      // Listeners to the transaction may have declared something else meanwhile.
      let place = slots.claims.firstIndex { $0 === verdict.claim }
      guard let place, verdict.claim.reportedObstacle != kind else { continue }
      verdict.claim.state = .blocked(reported: kind)
      if kind == .itemWasFreed { slots.claims.remove(at: place) }
      news.append((constraint, kind))
    }
    for (constraint, kind) in news { constraint.report(kind) }
  }
}

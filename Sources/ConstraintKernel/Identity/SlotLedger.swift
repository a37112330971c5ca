/// The declarations on one item, and the constraints that follow from them.
///
/// A batch of declarations is taken in sequence by the rule of ``SlotClaims``; then the difference
/// between what stood and what stands is installed as one transaction. A declaration relative to
/// something the item is not attached to yet keeps its slot and waits.
package final class SlotLedger {
  private unowned let item: ItemRecord
  private var slots = SlotClaims()
  /// Owns the constraints of claims, unless another owner took them over.
  private let owned = ConstraintLedger(.attribute)
  /// The environment in which conditions were last asked.
  private var environment: LayoutEnvironment?
  /// What kept claims from being installed, once reported; by serial.
  private var reported: [Int: LayoutIssue.Kind] = [:]

  init(_ item: ItemRecord) {
    self.item = item
  }

  /// Declares a batch: all or, if one constraint could never hold, none.
  ///
  /// - Returns: The constraints of this batch that are active afterwards, in the order of
  ///   declaration; nil if the batch was refused, which is reported.
  package func declare(_ declarations: [SlotDeclaration]) -> [LayoutConstraint]? {
    item.refreshAncestry()
    forgetWhatIsGone()
    let answers = answers(to: declarations)
    guard areSound(declarations) else { return nil }
    var draft = slots
    let batch = draft.nextSerial
    for (declaration, holds) in zip(declarations, answers) {
      draft.raise(declaration, holds: holds, batch: batch)
    }
    guard install(draft, batch: batch) else { return nil }
    if slots.areConditional { item.mark(.declarations) }
    return slots.claims.compactMap { $0.serial >= batch && $0.isInstalled ? $0.constraint : nil }
  }

  /// Asks all conditions again and installs the difference.
  package func reload() {
    if slots.claims.isEmpty { return }
    item.refreshAncestry()
    askConditions()
    refresh()
  }

  /// Forgets every declaration and takes out whatever this dialect has on the item.
  package func clear() {
    let own = item.constraints.all.filter {
      $0.dialect == .attribute && ($0.owner == nil || $0.owner === owned)
    }
    owned.release(owned.constraints)
    slots = SlotClaims()
    reported = [:]
    LayoutConstraint.deactivate(own)
  }

  /// Counts an installed constraint among the declarations, as if it had been declared last.
  func adopt(_ constraint: LayoutConstraint) {
    let description = ConstraintDescription(constraint)
    owned.hold([constraint])
    if let declared = SlotDeclaration(description, elsewhere: description.targetAttribute) {
      slots.adopt(declared, constraint)
    }
  }

  func itemDidDie() {
    owned.release(owned.constraints)
    slots = SlotClaims()
    reported = [:]
  }

  // MARK: Surroundings

  /// The item has another parent, or none.
  ///
  /// What tied the item to its old surroundings is made again for the new ones.
  func itemDidMove() {
    if slots.claims.isEmpty { return }
    for index in slots.claims.indices where slots.claims[index].isDropped(by: owned) {
      if let dropped = slots.claims[index].constraint { owned.release([dropped]) }
      slots.claims[index].isInstalled = false
      reported[slots.claims[index].serial] = nil
    }
    // Without a parent everything waits in its slot, and conditions have no surroundings to ask of.
    guard item.parent != nil else { return }
    askConditionsIfEnvironmentChanged()
    refresh(isFinal: false)
    item.mark(.declarations)
  }

  /// Direction, size classes or another part of the environment changed; conditions are asked again.
  func environmentDidChange() {
    if !slots.claims.isEmpty { reload() }
  }

  /// A layout pass begins, and something was left to do or an ancestor moved.
  ///
  /// Conditions are asked again if one did, and what could not be installed yet is tried.
  func layoutPassWillSolve() {
    if slots.claims.isEmpty { return }
    askConditionsIfEnvironmentChanged()
    refresh()
  }

  /// Whether what is kept depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { slots.areConditional }

  // MARK: Conditions

  /// What the conditions say at present, in the order of the declarations.
  private func answers(to declarations: [SlotDeclaration]) -> [Bool] {
    guard declarations.contains(where: \.isConditional) else {
      return Array(repeating: true, count: declarations.count)
    }
    let environment = item.effectiveEnvironment
    if !slots.areConditional { self.environment = environment }
    return declarations.map { $0.description.condition?(environment) ?? true }
  }

  private func askConditionsIfEnvironmentChanged() {
    guard slots.areConditional, environment != item.effectiveEnvironment else { return }
    askConditions()
  }

  /// Answers are collected before any is taken, as a condition may itself declare something.
  private func askConditions() {
    let environment = item.effectiveEnvironment
    self.environment = environment
    var answers: [Int: Bool] = [:]
    for claim in slots.claims {
      if let condition = claim.declaration.description.condition {
        answers[claim.serial] = condition(environment)
      }
    }
    slots.update(answers)
  }
}

// MARK: From what is declared to what is installed

extension SlotLedger {
  /// A claim that holds and cannot be installed.
  private struct Obstacle {
    let serial: Int
    let constraint: LayoutConstraint
    let kind: LayoutIssue.Kind
  }

  /// Forgets declarations whose target has gone, or whose constraint another owner took over.
  ///
  /// A target that was the superview by default is not missed: the next one takes its place.
  private func forgetWhatIsGone() {
    slots.claims.removeAll { claim in
      if case .item(let target) = claim.declaration.description.target, !target.isPresent {
        return true
      }
      return claim.isInstalled && claim.constraint?.owner !== owned
    }
    for index in slots.claims.indices where slots.claims[index].constraint?.isActive == false {
      slots.claims[index].isInstalled = slots.claims[index].isInstalled && !isLost(at: index)
    }
  }

  /// Whether the second item of a claim's constraint has gone.
  private func isLost(at index: Int) -> Bool {
    slots.claims[index].constraint?.second?.isPresent == false
  }

  /// Installs what stands and is missing, and takes out what does not stand any more.
  ///
  /// A claim that cannot be installed leaves its slot to the next one. With `isFinal` false a
  /// missing common ancestor is not reported yet: the next layout pass tries again.
  private func refresh(isFinal: Bool = true) {
    forgetWhatIsGone()
    install(slots, batch: .max, isFinal: isFinal)
  }

  /// Reports declarations that could never hold, wherever in a batch they stand.
  private func areSound(_ declarations: [SlotDeclaration]) -> Bool {
    var refused: [(constraint: LayoutConstraint, kind: LayoutIssue.Kind)] = []
    for declaration in declarations {
      guard let constraint = declaration.makeConstraint(), let kind = constraint.formIssue else {
        continue
      }
      refused.append((constraint, kind))
    }
    for (constraint, kind) in refused { constraint.report(kind) }
    return refused.isEmpty
  }

  /// Puts claims in place of what was declared.
  ///
  /// Declarations from serial `batch` on are new: if one of them cannot be installed, nothing
  /// changes and the answer is false.
  @discardableResult
  private func install(_ claims: SlotClaims, batch: Int, isFinal: Bool = true) -> Bool {
    var draft = claims
    var candidates: [Int: LayoutConstraint] = [:]
    let obstacles = chooseCandidates(&candidates, in: &draft)
    let refused = obstacles.filter { $0.serial >= batch }
    guard refused.isEmpty else {
      for obstacle in refused { obstacle.constraint.report(obstacle.kind) }
      return false
    }
    var transaction = ConstraintTransaction(arriving: [])
    var edits: [(constraint: LayoutConstraint, constant: DirectedConstant)] = []
    let kept = Set(draft.claims.filter { $0.stands && $0.isInstalled }.map(\.serial))
    var leaving = slots.claims.filter { $0.isInstalled && !kept.contains($0.serial) }
    for index in draft.claims.indices {
      let claim = draft.claims[index]
      guard claim.stands, !claim.isInstalled else {
        draft.claims[index].isInstalled = claim.stands && claim.isInstalled
        continue
      }
      guard let candidate = candidates[claim.serial] else { continue }
      draft.claims[index].isInstalled = true
      let place = leaving.firstIndex { claim.serial >= batch && $0.isRemade(by: candidate) }
      if let place, let present = leaving.remove(at: place).constraint {
        edits.append((present, candidate.directedConstant))
        draft.claims[index].constraint = present
      } else {
        transaction.arriving.append(candidate)
        draft.claims[index].constraint = candidate
      }
    }
    transaction.leaving = leaving.compactMap(\.constraint)
    return commit(transaction, draft, edits, obstacles, isFinal)
  }

  private func commit(
    _ transaction: ConstraintTransaction,
    _ draft: SlotClaims,
    _ edits: [(constraint: LayoutConstraint, constant: DirectedConstant)],
    _ obstacles: [Obstacle],
    _ isFinal: Bool
  ) -> Bool {
    let isCommitted = transaction.commit {
      // The ledger is up to date before anything is reported, as a handler may declare something.
      slots = draft
      for claim in draft.claims where claim.isInstalled { reported[claim.serial] = nil }
      owned.release(transaction.leaving)
      owned.hold(transaction.arriving)
    }
    guard isCommitted else { return false }
    for (constraint, constant) in edits { constraint.setConstant(constant) }
    if !obstacles.isEmpty { report(obstacles, isFinal: isFinal) }
    return true
  }

  /// Finds what stands and a constraint for each of it that is not installed.
  private func chooseCandidates(
    _ candidates: inout [Int: LayoutConstraint],
    in draft: inout SlotClaims
  ) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    var blocked: Set<Int> = []
    // Each round blocks at least one claim more, so that there are at most as many as claims.
    while true {
      let before = blocked.count
      draft.findStanding(but: blocked)
      for claim in draft.claims where claim.stands && !claim.isInstalled {
        guard candidates[claim.serial] == nil, let constraint = makeConstraint(of: claim) else {
          continue
        }
        switch constraint.resolve() {
        case .host: candidates[claim.serial] = constraint
        case .obstacle(.noCommonAncestor) where item.parent == nil: continue
        case .obstacle(let kind):
          obstacles.append(Obstacle(serial: claim.serial, constraint: constraint, kind: kind))
          blocked.insert(claim.serial)
        }
      }
      if blocked.count == before { return obstacles }
    }
  }

  /// The constraint of a claim: the one it had, if that still says the same, or a new one.
  private func makeConstraint(of claim: SlotClaims.Claim) -> LayoutConstraint? {
    guard let made = claim.declaration.makeConstraint() else { return nil }
    guard let earlier = claim.constraint, earlier.owner == nil || earlier.owner === owned,
      ConstraintDescription(earlier) == ConstraintDescription(made)
    else { return made }
    return earlier
  }

  /// Reports each obstacle once, and forgets claims that can never be met again.
  private func report(_ obstacles: [Obstacle], isFinal: Bool) {
    var news: [Obstacle] = []
    for obstacle in obstacles where slots.claims.contains(where: { $0.serial == obstacle.serial }) {
      if obstacle.kind == .noCommonAncestor, !isFinal { continue }
      guard reported[obstacle.serial] != obstacle.kind else { continue }
      reported[obstacle.serial] = obstacle.kind
      news.append(obstacle)
      if obstacle.kind == .itemIsGone { slots.claims.removeAll { $0.serial == obstacle.serial } }
    }
    for obstacle in news { obstacle.constraint.report(obstacle.kind) }
  }
}

extension SlotClaims.Claim {
  /// Whether its constraint went out of layout as the items came apart.
  fileprivate func isDropped(by owner: ConstraintLedger) -> Bool {
    guard let constraint, constraint.second != nil, !constraint.isActive else { return false }
    return constraint.owner === owner
  }

  /// Whether a new constraint would only replace the installed one by itself with another constant.
  ///
  /// That is one which the same line declared before, and which goes.
  fileprivate func isRemade(by candidate: LayoutConstraint) -> Bool {
    guard let constraint, constraint.isActive else { return false }
    return ConstraintDescription(candidate).agrees(with: constraint)
      && constraint.priority == candidate.priority && constraint.source == candidate.source
  }
}

/// What moves of the item, of its targets and of what lies above them mean for declarations.
extension SlotLedger: ItemObserver {
  /// The item has another parent, or none.
  ///
  /// Without a parent everything waits in its slot, and conditions have no surroundings to ask of.
  func itemDidMove() {
    guard !slots.claims.isEmpty, item.parent != nil else { return }
    askConditionsIfEnvironmentChanged()
    refresh(on: .change)
    item.mark(.declarations)
  }

  /// A constraint of the item left layout, as its items do not lie in one hierarchy any more, or as
  /// one of them moved within it; the claim waits for them to lie in one again.
  func itemsCameApart(_ constraint: LayoutConstraint) {
    let claim = slots.claims.first { $0.isInstalled && $0.constraint === constraint }
    guard let claim else { return }
    claim.state = .waiting
    owned.release(constraint)
    item.mark(.declarations)
    checkInvariants(isCaughtUp: false)
  }

  /// The item was freed, and every declaration on it.
  func itemDidDie() { forgetAll() }

  /// Whether any declaration has a condition.
  var dependsOnEnvironment: Bool { slots.areConditional }

  /// Asks all conditions, as direction, size classes or another part of the environment changed.
  func environmentDidChange() { askConditions() }

  /// Installs what follows from the answers of the conditions.
  func adaptToEnvironment(sharing asked: AskedAncestry) { refresh(on: .change, sharing: asked) }

  /// A layout pass begins, and something was left to do or an ancestor moved.
  ///
  /// Conditions are asked again if one did, and what could not be installed yet is tried.
  func layoutPassWillSolve(sharing asked: AskedAncestry) {
    if slots.claims.isEmpty { return }
    askConditionsIfEnvironmentChanged()
    refresh(on: .pass, sharing: asked)
  }

  /// What is installed is about to be read: does what the next pass would, but for reporting
  /// what is missing.
  func bringUpToDate() {
    if slots.claims.isEmpty { return }
    askConditionsIfEnvironmentChanged()
    refresh(on: .change)
  }

  /// Whether what is installed depends on more than the item's own parent.
  var dependsOnSurroundings: Bool { slots.areConditional || awaitsTargets }

  /// Whether a claim waits for its target to come into the hierarchy.
  var awaitsTargets: Bool { slots.claims.contains(where: \.awaitsTarget) }

  /// Whether a target that a claim waits for has come to the hierarchy of an engine, which is that of the
  /// item, or was freed.
  ///
  /// - Complexity: O(depth of the target) per claim that waits.
  func hasReachableTarget(in engine: LayoutEngine, sharing asked: AskedAncestry) -> Bool {
    item.refreshAncestry(sharing: asked)
    return slots.claims.contains { claim in
      guard claim.awaitsTarget, let target = claim.declaration.namedTarget else { return false }
      if !target.isPresent { return true }
      target.refreshAncestry(sharing: asked)
      return engine.isInHierarchy(target)
    }
  }
}

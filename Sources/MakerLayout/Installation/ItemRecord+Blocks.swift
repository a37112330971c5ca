import ConstraintKernel

/// From a block to constraints in the kernel, as a whole or not at all.
extension ItemRecord {
  /// Runs a block and gives what it described; nothing if that was refused.
  func describe(_ block: (ConstraintMaker) -> Void, _ source: LayoutSource) -> [Constraint]? {
    let maker = ConstraintMaker(self)
    block(maker)
    maker.close()
    guard item != nil else {
      report(.itemIsGone, source: source)
      return nil
    }
    for _ in 0..<maker.incompleteChains { report(.incompleteDescription, source: source) }
    return maker.incompleteChains == 0 ? maker.constraints : nil
  }

  /// Makes the constraints of each description, or nothing if one of them cannot be meant.
  ///
  /// Each makes one per attribute; those of all stand one after another.
  func expand(_ described: [Constraint]) -> [LayoutConstraint]? {
    var made: [LayoutConstraint] = []
    made.reserveCapacity(described.reduce(0) { $0 + $1.described.attributes.count })
    var isSound = true
    for constraint in described {
      do {
        try constraint.expand(into: &made)
      } catch {
        report(error)
        isSound = false
      }
    }
    return isSound ? made : nil
  }

  func make(_ described: [Constraint]?) {
    guard let described, let made = expand(described) else { return }
    let owned = ledger.owned(by: .maker)
    guard owned.install(made) else { return }
    owned.removeInactive()
    settle(described, on: made)
  }

  func remake(_ described: [Constraint]?) {
    guard let described, let made = expand(described) else { return }
    guard ledger.owned(by: .maker).replace(with: made) else { return }
    settle(described, on: made)
  }

  func prepare(_ described: [Constraint]?) -> [Constraint] {
    guard let described, let made = expand(described) else { return [] }
    settle(described, on: made)
    return described
  }

  func update(_ described: [Constraint]?) {
    guard let owned = existingLedger?.existingOwned(by: .maker),
      owned.constraints.contains(where: \.isActive)
    else { return make(described) }
    guard let described, let wanted = expand(described),
      let found = ConstraintUpdate.found(for: wanted, among: owned.constraints)
    else { return }
    settle(described, on: found)
    for constraint in described {
      constraint.made.visit { $0.setConstant(constraint.described.constant) }
      if let priority = constraint.described.priority { _ = constraint.set(priority) }
      if let label = constraint.described.label { constraint.set(label: label) }
    }
  }

  private func settle(_ described: [Constraint], on made: [LayoutConstraint]) {
    var start = 0
    for constraint in described {
      let end = start + constraint.described.attributes.count
      constraint.made =
        end == start + 1 ? .one(made[start]) : .several(Array(made[start..<end]))
      start = end
    }
    leaveFrame()
  }
}

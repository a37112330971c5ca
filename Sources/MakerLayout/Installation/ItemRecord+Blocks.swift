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

  /// The constraints of each description, or nothing if one of them cannot be meant.
  func expand(_ described: [Constraint]) -> [[LayoutConstraint]]? {
    var expanded: [[LayoutConstraint]] = []
    expanded.reserveCapacity(described.count)
    for constraint in described {
      do {
        expanded.append(try constraint.described.expanded())
      } catch {
        report(error)
      }
    }
    return expanded.count == described.count ? expanded : nil
  }

  func make(_ described: [Constraint]?) {
    guard let described, let expanded = expand(described) else { return }
    let owned = ledger.owned(by: .maker)
    guard owned.install(Array(expanded.joined())) else { return }
    owned.remove(owned.constraints.filter { !$0.isActive })
    settle(described, on: expanded)
  }

  func remake(_ described: [Constraint]?) {
    guard let described, let expanded = expand(described) else { return }
    guard ledger.owned(by: .maker).replace(with: Array(expanded.joined())) else { return }
    settle(described, on: expanded)
  }

  func prepare(_ described: [Constraint]?) -> [Constraint] {
    guard let described, let expanded = expand(described) else { return [] }
    settle(described, on: expanded)
    return described
  }

  func update(_ described: [Constraint]?) {
    guard let owned = existingLedger?.existingOwned(by: .maker),
      owned.constraints.contains(where: \.isActive)
    else { return make(described) }
    guard let described, let expanded = expand(described) else { return }
    let update = ConstraintUpdate(of: owned.constraints)
    guard let found = update.found(for: expanded) else { return }
    for (constraint, matches) in zip(described, found) {
      for match in matches { match.setConstant(constraint.described.constant) }
      constraint.layoutConstraints = matches
      if let priority = constraint.described.priority { _ = constraint.set(priority) }
      if let label = constraint.described.label { constraint.set(label: label) }
    }
    leavesItsFrame()
  }

  private func settle(_ described: [Constraint], on expanded: [[LayoutConstraint]]) {
    for (constraint, constraints) in zip(described, expanded) {
      constraint.layoutConstraints = constraints
    }
    leavesItsFrame()
  }

  /// Constraints, not the frame, say from now on where the item stands.
  func leavesItsFrame() {
    item?.translatesAutoresizingMaskIntoConstraints = false
  }
}

import ConstraintKernel

/// From a block to constraints in the kernel, as a whole or not at all.
extension ItemRecord {
  /// Runs a block, and `settle` on the chains that it described unless they are refused.
  func describe(
    _ block: (ConstraintMaker) -> Void,
    _ source: LayoutSource,
    then settle: (inout [ConstraintMakerEditable]) -> Void
  ) {
    var maker = takeMaker()
    block(maker)
    maker.close()
    if item == nil {
      report(.itemIsGone, source: source)
    } else if maker.incompleteChains > 0 {
      for _ in 0..<maker.incompleteChains { report(.incompleteDescription, source: source) }
    } else {
      settle(&maker.constraints)
    }
    if isKnownUniquelyReferenced(&maker) { keepScratch(maker) { maker.clear() } }
  }

  private func takeMaker() -> ConstraintMaker {
    guard let maker = takeScratch() as? ConstraintMaker else { return ConstraintMaker(self) }
    maker.reopen(for: self)
    return maker
  }

  /// Makes the constraints of each description, or nothing if one of them cannot be meant.
  ///
  /// Each makes one per attribute; those of all stand one after another.
  func expand(_ described: [some Constraint]) -> [LayoutConstraint]? {
    var made: [LayoutConstraint] = []
    made.reserveCapacity(described.attributeCount)
    var isSound = true
    for index in described.indices {
      do {
        try described[index].expand(into: &made)
      } catch {
        report(error)
        isSound = false
      }
    }
    return isSound ? made : nil
  }

  func make(_ described: inout [ConstraintMakerEditable]) {
    guard let made = expand(described) else { return }
    let owned = ledger.owned(by: .maker)
    guard owned.install(made) else { return }
    owned.removeInactive()
    hand(made, to: &described)
    leaveFrame()
  }

  func remake(_ described: inout [ConstraintMakerEditable]) {
    guard let made = expand(described) else { return }
    guard ledger.owned(by: .maker).replace(with: made) else { return }
    hand(made, to: &described)
    leaveFrame()
  }

  func prepare(_ described: inout [ConstraintMakerEditable]) -> [Constraint] {
    guard let made = expand(described) else { return [] }
    let prepared: [Constraint] = described
    for constraint in prepared { constraint.close() }
    hand(made, to: &described)
    leaveFrame()
    return prepared
  }

  func update(_ described: inout [ConstraintMakerEditable]) {
    guard let owned = existingLedger?.existingOwned(by: .maker),
      owned.constraints.contains(where: \.isActive)
    else { return make(&described) }
    if ConstraintUpdate.succeeds(&described, among: owned.constraints) { return leaveFrame() }
    // What is wrong is told with the constraints that were meant.
    guard let wanted = expand(described) else { return }
    ConstraintUpdate.reportMissing(wanted, among: owned.constraints)
  }

  /// Tells each chain that somebody holds what it made.
  private func hand(_ made: [LayoutConstraint], to described: inout [ConstraintMakerEditable]) {
    var start = 0
    for index in described.indices {
      let end = start + described[index].described.attributes.count
      if !isKnownUniquelyReferenced(&described[index]) {
        described[index].made =
          end == start + 1 ? .one(made[start]) : .several(Array(made[start..<end]))
      }
      start = end
    }
  }
}

extension Array where Element: Constraint {
  /// How many constraints come of the chains.
  var attributeCount: Int {
    var count = 0
    for index in indices { count += self[index].described.attributes.count }
    return count
  }
}

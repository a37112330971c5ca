import ConstraintKernel

/// From a block to constraints in the kernel, as a whole or not at all.
extension ItemRecord {
  /// Runs a block, and `settle` on the chains that it described unless they are refused.
  @inline(__always)
  func describe(
    _ block: (ConstraintMaker) -> Void,
    _ source: LayoutSource,
    then settle: (ConstraintMaker) -> Void
  ) {
    var maker = takeMaker()
    block(maker)
    maker.close()
    if !isPresent {
      report(.itemIsGone, source: source)
    } else if maker.incompleteChains > 0 {
      for _ in 0..<maker.incompleteChains { report(.incompleteDescription, source: source) }
    } else {
      settle(maker)
    }
    maker.settleHandles()
    if isKnownUniquelyReferenced(&maker) {
      keepScratch(maker) { maker.clear() }
    } else {
      maker.keepRecord()
    }
  }

  private func takeMaker() -> ConstraintMaker {
    guard let maker = takeScratch() as? ConstraintMaker else { return ConstraintMaker(self) }
    maker.reopen(for: self)
    return maker
  }

  /// Makes the constraints of each chain, or nothing if one of them cannot be meant.
  ///
  /// Each makes one per attribute; those of all stand one after another.
  private func expand(_ maker: ConstraintMaker) -> [LayoutConstraint]? {
    var isSound = true
    let made = [LayoutConstraint](unsafeUninitializedCapacity: maker.attributeCount) {
      room,
      count in
      maker.forEachChain { isSound = expand($0, into: room, &count) && isSound }
    }
    return isSound ? made : nil
  }

  /// Makes the constraints of one chain, or nothing if it cannot be meant.
  func expand(_ chain: Constraint) -> [LayoutConstraint]? {
    var isSound = true
    let capacity = chain.described.attributes.count
    let made = [LayoutConstraint](unsafeUninitializedCapacity: capacity) { room, count in
      isSound = expand(chain, into: room, &count)
    }
    return isSound ? made : nil
  }

  /// Adds the constraints of a chain to what was made before, or reports why it cannot be meant.
  private func expand(
    _ chain: Constraint,
    into room: UnsafeMutableBufferPointer<LayoutConstraint>,
    _ count: inout Int
  ) -> Bool {
    do {
      try chain.expand(into: room, &count)
      return true
    } catch {
      report(error)
      return false
    }
  }

  func make(_ maker: ConstraintMaker) {
    guard let made = expand(maker) else { return }
    let owned = ledger.owned(by: .maker)
    guard owned.installMade(made) else { return }
    owned.removeInactive()
    hand(made, to: maker)
    leaveFrame()
  }

  func remake(_ maker: ConstraintMaker) {
    guard let made = expand(maker) else { return }
    guard ledger.owned(by: .maker).replace(with: made) else { return }
    hand(made, to: maker)
    leaveFrame()
  }

  func prepare(_ maker: ConstraintMaker) -> [Constraint] {
    guard let made = expand(maker) else { return [] }
    let prepared: [Constraint] = Array(maker.described)
    for constraint in prepared { constraint.close() }
    hand(made, to: maker)
    leaveFrame()
    return prepared
  }

  func update(_ maker: ConstraintMaker) {
    guard let owned = existingLedger?.existingOwned(by: .maker),
      owned.constraints.contains(where: \.isActive)
    else { return make(maker) }
    if ConstraintUpdate.succeeds(maker, among: owned.constraints) { return leaveFrame() }
    // What is wrong is told with the constraints that were meant.
    guard let wanted = expand(maker) else { return }
    ConstraintUpdate.reportMissing(wanted, among: owned.constraints)
  }

  /// Tells each chain that somebody holds what it made.
  private func hand(_ made: [LayoutConstraint], to maker: ConstraintMaker) {
    var start = 0
    maker.forEachChain { chain in
      let end = start + chain.described.attributes.count
      if !chain.isOpen {
        chain.made =
          end == start + 1 ? .one(made[start]) : MadeConstraints(made[start..<end])
      }
      start = end
    }
  }
}

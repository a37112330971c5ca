import ConstraintKernel

/// From a block to constraints in the kernel, as a whole or not at all.
extension ItemRecord {
  /// Runs a block, and `settle` on the chains that it described unless they are refused.
  ///
  /// It hands the chains that somebody holds what they made.
  @inline(__always)
  func describe(
    _ block: (ConstraintMaker) -> Void,
    _ source: LayoutSource,
    then settle: (ConstraintMaker) -> Void
  ) {
    let place = ScratchPlace(for: .passUnretained(self))
    let maker = maker(reusing: place?.take(ConstraintMaker.self))
    block(maker)
    maker.close()
    if !isPresent {
      report(.itemIsGone, source: source)
    } else if maker.incompleteChains > 0 {
      for _ in 0..<maker.incompleteChains { report(.incompleteDescription, source: source) }
    } else {
      settle(maker)
    }
    let keeper = place?.keeper() ?? .passUnretained(self)
    if let maker = end(consume maker, keeper) { place?.keep(maker) }
  }

  /// The maker, to serve another block, unless somebody holds it.
  private func end(
    _ maker: consuming ConstraintMaker,
    _ keeper: Unmanaged<ItemRecord>
  ) -> ConstraintMaker? {
    guard isKnownUniquelyReferenced(&maker) else {
      maker.settleHandles()
      maker.keepRecord()
      return nil
    }
    maker.clear(keeper)
    return maker
  }

  private func maker(reusing maker: consuming ConstraintMaker?) -> ConstraintMaker {
    guard let maker else { return ConstraintMaker(self) }
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
    let count = installKept(by: .maker, room: maker.attributeCount) { batch in
      var areSound = true
      maker.forEachChain { areSound = areSound && $0.expand(into: &batch) }
      return areSound
    }
    if count == nil {
      // What is wrong is told with all that were meant.
      maker.takeBack()
      guard let made = expand(maker), installKept(made, by: .maker) else { return }
      maker.hand(made)
    }
    leaveFrame()
  }

  func remake(_ maker: ConstraintMaker) {
    guard let made = expand(maker), replaceKept(by: .maker, with: made) else { return }
    maker.hand(made)
    leaveFrame()
  }

  func prepare(_ maker: ConstraintMaker) -> [Constraint] {
    guard let made = expand(maker) else { return [] }
    maker.closeAll()
    maker.hand(made)
    leaveFrame()
    return maker.described
  }

  func update(_ maker: ConstraintMaker) {
    let isEmpty = maker.attributeCount == 0
    if isEmpty ? keepsActive(for: .maker) : ConstraintUpdate.succeeds(maker, on: self) {
      leaveFrame()
    } else if !keepsActive(for: .maker) {
      make(maker)
    } else if let wanted = expand(maker) {
      // What is wrong is told with the constraints that were meant.
      ConstraintUpdate.reportMissing(wanted, among: kept(for: .maker))
    }
  }
}

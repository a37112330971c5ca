import ConstraintKernel

/// What becomes of the chains of a block when it ends: as a whole or not at all.
enum ConstraintVerb {
  /// They are added to what the item has from this dialect.
  case make
  /// They replace it.
  case remake
  /// They change what agrees with them; on an item that has nothing they are added.
  case update
  /// Their constraints are made, and wait for activation.
  case prepare

  /// Runs a block for an item and carries out what it describes.
  ///
  /// - Returns: A handle per chain; empty if the block was refused, for reasons that were reported.
  @discardableResult
  func run(
    _ block: (ConstraintMaker) -> Void,
    on item: ItemRecord,
    _ source: LayoutSource
  ) -> [Constraint] {
    if replacesOrChanges, item.refusesChangeInDefinition(source) { return [] }
    guard let chains = describe(block, on: item, source), carryOut(chains, on: item) else {
      item.noteRefusal()
      return []
    }
    item.leaveFrame()
    return chains
  }

  /// Whether it speaks of constraints that there are.
  var replacesOrChanges: Bool { self == .remake || self == .update }

  /// Runs a block for an item.
  ///
  /// - Returns: The chains it described; nil if they cannot come into effect, for reasons that were
  ///   reported.
  func describe(
    _ block: (ConstraintMaker) -> Void,
    on item: ItemRecord,
    _ source: LayoutSource
  ) -> [Constraint]? {
    // Issues of the block are to find the handler above an item that tells of no moves.
    item.refreshAncestry()
    let maker = ConstraintMaker(item, self)
    block(maker)
    let (chains, incompleteCount) = maker.close()
    for chain in chains { chain.refreshAncestry() }
    if !item.isPresent {
      item.report(.itemWasFreed, source: source)
      return nil
    }
    for _ in 0..<incompleteCount { item.report(.incompleteDescription, source: source) }
    return incompleteCount == 0 ? chains : nil
  }

  private func carryOut(_ chains: [Constraint], on item: ItemRecord) -> Bool {
    if self == .update, item.makerLedger.holdsActive { return Self.update(chains, on: item) }
    // Few have been asked for their constraints in the block.
    let unmade = chains.allSatisfy { $0.made.isEmpty } ? chains : chains.filter { $0.made.isEmpty }
    // Handles know their constraints before anything is reported, as issue handlers may use them.
    let areMade = Self.take(chains, on: item) { chain throws(LayoutIssue) in try chain.make() }
    let isCarriedOut = areMade && commit(chains, on: item)
    if !isCarriedOut { for chain in unmade { chain.forget() } }
    return isCarriedOut
  }

  /// Takes a step with each chain, and reports what cannot be meant once per chain.
  static func take(
    _ chains: [Constraint],
    on item: ItemRecord,
    step: (Constraint) throws(LayoutIssue) -> Void
  ) -> Bool {
    var issues: [LayoutIssue] = []
    for chain in chains {
      do throws(LayoutIssue) {
        try step(chain)
      } catch {
        issues.append(error)
      }
    }
    for issue in issues { item.report(issue) }
    return issues.isEmpty
  }

  private func commit(_ chains: [Constraint], on item: ItemRecord) -> Bool {
    switch self {
    case .make, .update: return item.makerLedger.add(Self.wanted(of: chains))
    case .remake: return item.makerLedger.replace(with: Self.wanted(of: chains))
    case .prepare: return Self.areSound(chains.flatMap { $0.made })
    }
  }

  /// The constraints of chains that are to take part in layout.
  static func wanted(of chains: [Constraint]) -> [LayoutConstraint] {
    var wanted: [LayoutConstraint] = []
    wanted.reserveCapacity(chains.reduce(0) { $0 + $1.made.count })
    for chain in chains where chain.isWanted {
      for constraint in chain.made { wanted.append(constraint) }
    }
    return wanted
  }

  /// Whether constraints could hold, as far as their form tells; reasons against it are reported.
  static func areSound(_ constraints: [LayoutConstraint]) -> Bool {
    let unsound = constraints.filter { $0.formIssue != nil }
    for constraint in unsound { constraint.formIssue.map(constraint.report) }
    return unsound.isEmpty
  }

  private static func update(_ chains: [Constraint], on item: ItemRecord) -> Bool {
    guard let update = plannedUpdate(chains, on: item) else { return false }
    update.carryOut()
    return true
  }

  /// What chains are to change of constraints that there are, of which nothing has changed yet.
  ///
  /// - Returns: The change; nil if it cannot be, for reasons that were reported.
  static func plannedUpdate(_ chains: [Constraint], on item: ItemRecord) -> PlannedUpdate? {
    var descriptions: [ConstraintDescription] = []
    var counts: [Int] = []
    let areMeant = take(chains, on: item) { chain throws(LayoutIssue) in
      let described = try chain.descriptions()
      descriptions += described
      counts.append(described.count)
    }
    guard areMeant, let update = item.makerLedger.plannedUpdate(descriptions) else { return nil }
    return PlannedUpdate(chains: chains, counts: counts, update: update)
  }
}

/// Chains that change constraints there are, and which.
struct PlannedUpdate {
  let chains: [Constraint]
  /// How many constraints each chain speaks of.
  fileprivate let counts: [Int]
  fileprivate let update: ConstraintLedger.Update

  /// Changes the constraints, which the chains are handles of from then on.
  func carryOut() {
    update.carryOut()
    var found = update.constraints[...]
    for (chain, count) in zip(chains, counts) {
      chain.find(Array(found.prefix(count)))
      found = found.dropFirst(count)
      if !chain.isWanted { chain.deactivate() }
    }
  }
}

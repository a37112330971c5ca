import ConstraintKernel

extension ConstraintVerb {
  /// Runs a block for each of several items, and carries out as one what it describes of all.
  ///
  /// An update adds to items that have nothing yet, and changes what the others have.
  /// - Returns: A handle per chain, item by item; empty if the block was refused for one of them,
  ///   for reasons that were reported.
  @discardableResult
  func run(
    _ block: (ConstraintMaker) -> Void,
    onEach items: [ItemRecord],
    _ source: LayoutSource
  ) -> [Constraint] {
    if replacesOrChanges, items.first?.refusesChangeInDefinition(source) == true { return [] }
    var seen: Set<ItemRecord> = []
    if let twice = items.first(where: { !seen.insert($0).inserted }) {
      twice.report(.itemStandsTwice, source: source)
    } else if let parts = described(by: block, items, source), carryOut(parts) {
      for item in items { item.leaveFrame() }
      return parts.flatMap(\.chains)
    }
    for item in items { item.noteRefusal() }
    return []
  }

  private typealias Part = (item: ItemRecord, chains: [Constraint])

  /// The chains of each item; nil if the block was refused for one of them.
  private func described(
    by block: (ConstraintMaker) -> Void,
    _ items: [ItemRecord],
    _ source: LayoutSource
  ) -> [Part]? {
    var parts: [Part] = []
    for item in items {
      if let chains = describe(block, on: item, source) { parts.append((item, chains)) }
    }
    return parts.count == items.count ? parts : nil
  }

  private func carryOut(_ parts: [Part]) -> Bool {
    if self != .update { return add(parts) }
    // Everything is checked before anything changes.
    var (changing, adding): ([Part], [Part]) = ([], [])
    for part in parts {
      if part.item.makerLedger.holdsActive { changing.append(part) } else { adding.append(part) }
    }
    let plans = changing.compactMap { Self.plannedUpdate($0.chains, on: $0.item) }
    guard plans.count == changing.count, add(adding) else { return false }
    for plan in plans { plan.carryOut() }
    return true
  }

  private func add(_ parts: [Part]) -> Bool {
    if parts.isEmpty { return true }
    let unmade = parts.flatMap(\.chains).filter { $0.made.isEmpty }
    var areMade = true
    for (item, chains) in parts {
      let isMade = Self.take(chains, on: item) { chain throws(LayoutIssue) in try chain.make() }
      areMade = areMade && isMade
    }
    let isCarriedOut = areMade && commit(parts)
    if !isCarriedOut { for chain in unmade { chain.forget() } }
    return isCarriedOut
  }

  private func commit(_ parts: [Part]) -> Bool {
    if self == .prepare {
      return Self.areSound(parts.flatMap { $0.chains.flatMap { $0.made } })
    }
    let batches = parts.map { ($0.item.makerLedger, Self.wanted(of: $0.chains)) }
    return ConstraintLedger.install(batches, isReplacing: self == .remake)
  }
}

extension LayoutIssue.Kind {
  fileprivate static let itemStandsTwice = Self.invalidUse(
    "an item stands once among those that a block is run for"
  )
}

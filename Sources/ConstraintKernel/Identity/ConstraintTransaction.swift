/// A batch that happens as a whole or not at all: some constraints go, others come.
///
/// This is the one way into layout. Each arriving constraint is resolved: it has a host, or there
/// is an obstacle. Without obstacles everything is committed: what leaves goes out, what arrives
/// gets a host, a rank, and a row in the next layout pass.
package struct ConstraintTransaction {
  /// What is taken out, if everything that is to come can come.
  package var leaving: [LayoutConstraint]
  /// What is installed, in this order; active ones stay as they are.
  package var arriving: [LayoutConstraint]
  /// Where to install them; nil means: each on the nearest common ancestor of its items.
  var host: ItemRecord?
  /// Where each of those that arrive belongs, if that was found out just now; nil if not.
  var knownHosts: [ItemRecord]?

  /// Whether what arrives takes the place that its rank says, instead of one behind all others.
  var keepsRanks = false

  /// Describes a batch; nothing happens before ``commit(_:)``.
  package init(leaving: [LayoutConstraint] = [], arriving: [LayoutConstraint]) {
    self.leaving = leaving
    self.arriving = arriving
  }

  /// Carries the batch out, by the links of the tree as they are.
  ///
  /// Foreign code is called only when all is done. The describer of the batch asks the items for
  /// their parents before, and before it looks at anything that foreign code could change; see
  /// ``ItemRecord/refreshAncestry()``.
  ///
  /// If any arriving constraint cannot be installed, every reason is reported, and everything that
  /// stood before still stands.
  ///
  /// - Parameter completion: Called once everything is installed, before anything is reported of
  ///   it.
  /// - Returns: Whether the batch was carried out.
  /// - Complexity: O(1) per constraint between siblings or parent and child, else O(depth).
  @discardableResult
  package func commit(_ completion: () -> Void = {}) -> Bool {
    for constraint in leaving { constraint.arrangement?.memberWillLeave() }
    let batch = arriving.withScaffolds
    let (hosts, obstacles) = resolve(batch)
    guard obstacles.isEmpty else {
      for constraint in leaving + arriving { constraint.first.noteRefusal() }
      for obstacle in obstacles { obstacle.constraint.report(obstacle.kind) }
      return false
    }
    journal()
    for constraint in leaving { constraint.uninstall() }
    if !keepsRanks { batch.takePlaces() }
    batch.install(on: hosts)
    completion()
    guard arriving.contains(where: \.mayShareSlot) else { return true }
    let sharing = arriving.filter(\.mayShareSlot)
    let issues = sharing.map(\.sharedSlotIssue)
    for case (let constraint, let kind?) in zip(sharing, issues) { constraint.report(kind) }
    return true
  }
}

extension ConstraintTransaction {
  /// Where each of a batch belongs, and what stands in the way.
  private func resolve(
    _ batch: [LayoutConstraint]
  ) -> (hosts: [ItemRecord], obstacles: [LayoutConstraint.Obstacle]) {
    // A batch with rows that hold an arrangement is longer than what arrives.
    if let knownHosts, knownHosts.count == batch.count { return (knownHosts, []) }
    return batch.resolveAsLinked(on: host)
  }

  /// Notes what is about to come and go, for batches that may be undone.
  private func journal() {
    let hasJournal = { (constraint: LayoutConstraint) in
      constraint.first.flags.contains(.hasJournal)
    }
    guard leaving.contains(where: hasJournal) || arriving.contains(where: hasJournal) else {
      return
    }
    let constraints = leaving + arriving
    for item in Set(constraints.lazy.map(\.first)) { item.journal(constraints) }
  }
}

extension LayoutConstraint {
  /// Whether several dialects constrain the first item, this one's among them.
  fileprivate var mayShareSlot: Bool {
    first.dialects.mayShareSlots && storedDialect != .kernel
  }

  /// What there is to report if another dialect holds the same slot on the first item, the first
  /// time that these two do.
  fileprivate var sharedSlotIssue: LayoutIssue.Kind? {
    let other = first.constraints(as: .first).first {
      $0.dialect != dialect && $0.dialect != .kernel && $0.slot == slot
    }
    guard let other else { return nil }
    guard let reported = first.dialects.reporting(dialect, other.dialect) else { return nil }
    first.dialects = reported
    let place = "\(other.description) (\(other.source))"
    return .slotIsShared(with: place, of: other.dialect.moduleName)
  }
}

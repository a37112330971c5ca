/// How a constraint comes into layout and goes out of it. Who may come is decided by
/// ``ConstraintTransaction``.
extension LayoutConstraint {
  /// Takes part in layout from now on, read in the coordinate space of `host`.
  func install(on host: ItemRecord, rank: UInt64) {
    guard self.host == nil else { return }
    self.host = host
    self.rank = rank
    first.constraints.append(self)
    if let second, second !== first { second.mentions.append(self) }
    host.hosted.append(self)
    first.dialects.insert(DialectSet(dialect))
    waitForRow()
    if dialect != .kernel { first.leaveFrame() }
  }

  /// Takes the constraint out of layout; nothing happens to one that is not in it.
  package func uninstall() {
    guard let host else { return }
    host.home?.remove(self)
    self.host = nil
    first.constraints.remove(self)
    if let second, second !== first { second.mentions.remove(self) }
    host.hosted.remove(self)
  }

  /// Takes the constraint out of layout because its items come apart or one of them goes.
  ///
  /// A claim in a slot of the first item has it installed again once the items are in one
  /// hierarchy.
  func drop() {
    uninstall()
    if first.isPresent { first.ledgers.slots?.itemsCameApart(self) }
  }

  /// Gets a row in the next layout pass.
  func waitForRow() {
    guard !isPending else { return }
    // What left without a pass in between is dropped from time to time, not only in a pass.
    if first.pending.count > 2 * first.constraints.count + 8 {
      for constraint in first.pending { constraint.isPending = constraint.host != nil }
      first.pending.removeAll { !$0.isPending }
    }
    isPending = true
    first.pending.append(self)
    first.mark(.constraints)
  }

  /// The item it is installed on, while active.
  package var hostItem: (any LayoutItem)? { host?.item }
}

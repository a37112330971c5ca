/// How a constraint comes into layout and goes out of it. Who may come is decided by
/// ``ConstraintTransaction``.
extension LayoutConstraint {
  /// Takes part in layout from now on, read in the coordinate space of `host`, at the place in the order
  /// of activation that it has.
  func install(on host: ItemRecord) {
    guard self.host == nil else { return }
    self.host = host
    first.add(self, as: .first)
    if let second, second !== first { second.add(self, as: .second) }
    host.add(self, as: .host)
    first.noteDialect(storedDialect)
    waitForRow()
    if storedDialect != .kernel { first.endPlacementByFrame() }
    arrangement?.memberDidCome()
    checkInvariants(of: host)
  }

  /// Takes the constraint out of layout; nothing happens to one that is not in it.
  package func uninstall() {
    guard let host else { return }
    host.engine?.constraintDidLeave(self)
    self.host = nil
    first.remove(self, as: .first)
    if let second, second !== first { second.remove(self, as: .second) }
    host.remove(self, as: .host)
    arrangement?.memberDidLeave()
    checkInvariants(of: host)
  }

  /// Checks whatever it came into or goes out of.
  @inline(__always)
  private func checkInvariants(of host: ItemRecord) {
    #if CHECK_INVARIANTS
    for item in [first, second ?? first, host] { item.checkInvariants() }
    #endif
  }

  /// Takes the constraint out of layout because its items come apart or one of them goes.
  ///
  /// A claim in a slot of the first item has it installed again once the items are in one
  /// hierarchy.
  func drop() {
    uninstall()
    if first.flags.contains(.hasJournal) { first.journalDropped(self) }
    if !first.isPresent || first.ledgers.observers.isEmpty { return }
    for observer in first.ledgers.observers { observer.itemsCameApart(self) }
  }

  /// Gets a row in the next layout pass; it is active and has none.
  func waitForRow() {
    first.wait(with: self)
    first.mark(.constraints)
  }

  /// The item it is installed on, while active.
  package var hostItem: (any LayoutItem)? { host?.item }

  /// The item it is installed on, or would be by the links of the tree as they are; nil if it cannot come into
  /// layout.
  package var resolvedHost: ItemRecord? {
    if let host { return host }
    return try? resolveAsLinked()
  }
}

extension ItemRecord {
  /// The active constraints that are read in the item's coordinate space, oldest first.
  package var hostedConstraints: [LayoutConstraint] {
    constraints(as: .host).filter(\.isActive).sorted { $0.rank < $1.rank }
  }
}

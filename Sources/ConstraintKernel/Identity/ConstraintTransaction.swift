/// A batch that happens as a whole or not at all: some constraints go, others come.
package struct ConstraintTransaction {
  /// What is taken out, if everything that is to come can come.
  package var leaving: [LayoutConstraint]
  /// What is installed, in this order.
  package var arriving: [LayoutConstraint]

  /// Describes a batch; nothing happens before ``commit()``.
  package init(leaving: [LayoutConstraint] = [], arriving: [LayoutConstraint] = []) {
    self.leaving = leaving
    self.arriving = arriving
  }

  /// Carries the batch out.
  ///
  /// If any arriving constraint cannot be installed, every reason is reported, everything that
  /// stood before still stands, and the answer is false.
  /// - Complexity: O(1) per constraint between siblings or parent and child, else O(depth).
  @discardableResult
  package func commit() -> Bool {
    arriving.withKept { Self.carryOut(leaving: leaving, arriving: $0) }
  }

  /// Installs constraints, all or none.
  @discardableResult
  package static func install(_ constraints: [LayoutConstraint]) -> Bool {
    constraints.withKept { install($0) }
  }

  /// Installs constraints that somebody keeps meanwhile, all or none.
  static func install(_ constraints: UnsafeBufferPointer<Unmanaged<LayoutConstraint>>) -> Bool {
    carryOut(leaving: [], arriving: constraints)
  }

  /// Installs constraints, or does nothing and says so without a report if one cannot be.
  ///
  /// Once they are installed, and before anything is reported of them, `settle` is called.
  static func installQuietly(_ constraints: [LayoutConstraint], settle: () -> Void) -> Bool {
    constraints.withKept {
      carryOut(leaving: [], arriving: $0, isQuiet: true, settle: settle)
    }
  }

  /// Installs a constraint, or reports why that cannot be.
  @discardableResult
  package static func install(_ constraint: LayoutConstraint) -> Bool {
    if let host = constraint.plainHost {
      constraint.install(on: host, rank: LayoutRank.next())
    } else if let kind = installUnusual(constraint) {
      constraint.report(kind)
      return false
    }
    constraint.reportAnySharing()
    return true
  }

  /// Installs a constraint, or says why that cannot be; nothing is reported, whatever comes of it.
  static func installUnreported(_ constraint: LayoutConstraint) -> LayoutIssue.Kind? {
    guard let host = constraint.plainHost else { return installUnusual(constraint) }
    constraint.install(on: host, rank: LayoutRank.next())
    return nil
  }

  private static func installUnusual(_ constraint: LayoutConstraint) -> LayoutIssue.Kind? {
    switch constraint.place() {
    case .host(let host):
      constraint.install(on: host, rank: LayoutRank.next())
      return nil
    case .obstacle(let kind):
      return kind
    }
  }

  private static func carryOut(
    leaving: [LayoutConstraint],
    arriving: UnsafeBufferPointer<Unmanaged<LayoutConstraint>>,
    isQuiet: Bool = false,
    settle: () -> Void = {}
  ) -> Bool {
    var isSound = true
    var mayShareSlots = false
    withUnsafeTemporaryAllocation(of: ItemPointer.self, capacity: arriving.count) { hosts in
      arriving.forEachKept { index, constraint in
        if let host = constraint.plainHost {
          return hosts.initializeElement(at: index, to: host)
        }
        switch constraint.place() {
        case .host(let host):
          hosts.initializeElement(at: index, to: host)
        case .obstacle(let kind):
          if !isQuiet { constraint.report(kind) }
          isSound = false
        }
      }
      guard isSound else { return }
      for constraint in leaving { constraint.uninstall() }
      let rank = LayoutRank.next(arriving.count)
      arriving.forEachKept { index, constraint in
        constraint.install(on: hosts[index], rank: rank + UInt64(index))
        mayShareSlots = mayShareSlots || constraint.mayShareSlot
      }
    }
    guard isSound else { return false }
    settle()
    if mayShareSlots {
      arriving.forEachKept { $1.reportAnySharing() }
    }
    return true
  }
}

extension LayoutConstraint {
  /// Whether another dialect has anything on the first item.
  fileprivate var mayShareSlot: Bool {
    let others = ~(dialectBit | LayoutDialect.kernel.bit)
    return dialectBit != LayoutDialect.kernel.bit && firstPointer.pointee.dialects & others != 0
  }

  /// Reports if another dialect turns out to hold the same constraint, or the same slot.
  @inline(__always)
  func reportAnySharing() {
    if mayShareSlot { reportSharing() }
  }

  /// Reports if another dialect holds the same constraint, or the same slot, on the first item.
  @inline(never)
  private func reportSharing() {
    let slot = slot
    for other in first.incident.live {
      guard other.first === first, other.dialect != dialect, other.dialect != .kernel,
        other.slot == slot
      else { continue }
      report(.slotIsShared(with: other.description, of: other.dialect.moduleName))
    }
  }
}

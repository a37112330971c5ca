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
    var hosts: [ItemRecord] = []
    hosts.reserveCapacity(arriving.count)
    var isSound = true
    for constraint in arriving {
      switch constraint.place() {
      case .host(let host):
        hosts.append(host)
      case .obstacle(let kind):
        constraint.report(kind)
        isSound = false
      }
    }
    guard isSound else { return false }
    for constraint in leaving { constraint.uninstall() }
    for (constraint, host) in zip(arriving, hosts) { constraint.install(on: host) }
    for constraint in arriving where constraint.mayShareSlot { constraint.reportSharing() }
    return true
  }

  /// Installs constraints, all or none.
  @discardableResult
  package static func install(_ constraints: [LayoutConstraint]) -> Bool {
    ConstraintTransaction(arriving: constraints).commit()
  }
}

extension LayoutConstraint {
  /// Whether another dialect has anything on the first item.
  fileprivate var mayShareSlot: Bool {
    dialect != .kernel && first.dialects & ~dialect.bit & ~LayoutDialect.kernel.bit != 0
  }

  /// Reports if another dialect holds the same constraint, or the same slot, on the first item.
  fileprivate func reportSharing() {
    let slot = slot
    for other in first.incident {
      guard other.first === first, other.dialect != dialect, other.dialect != .kernel,
        other.slot == slot
      else { continue }
      report(.slotIsShared(with: other.description, of: other.dialect.moduleName))
    }
  }
}

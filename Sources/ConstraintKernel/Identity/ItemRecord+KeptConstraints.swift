/// Constraints that an item keeps for the dialect that made them, without a list of their own.
///
/// Each has the item for its first. It stays among the item's constraints when it is taken out of
/// layout, until the dialect lets go of it, another owner takes it over, or the item dies.
extension ItemRecord {
  /// What is kept for a dialect, active or not, oldest first.
  package func kept(for dialect: LayoutDialect) -> [LayoutConstraint] {
    var kept: [LayoutConstraint] = []
    // The latest comes first in the item's list.
    pointer.forEachKept(for: dialect) { kept.append($0) }
    return kept.reversed()
  }

  /// The oldest active constraint kept for a dialect that says the same but for its constant, at a
  /// priority, or at any if that is nothing; none of those `taken`.
  ///
  /// - Complexity: O(*n*) in the constraints whose first item it is.
  package func oldestKept(
    for dialect: LayoutDialect,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ second: Unmanaged<ItemRecord>?,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: Double,
    priority: LayoutPriority?,
    notAmong taken: UnsafeBufferPointer<LayoutConstraint?>
  ) -> LayoutConstraint? {
    let secondPointer = second?._withUnsafeGuaranteedRef { $0.pointer }
    var oldest: Unmanaged<LayoutConstraint>?
    // The latest comes first in the item's list.
    _ = pointer.firstOwn { constraint in
      if constraint.firstAttribute == attribute, constraint.secondAttribute == secondAttribute,
        constraint.secondPointer == secondPointer, constraint.relation == relation,
        constraint.multiplier == multiplier, constraint.isKept(for: dialect), constraint.isActive,
        priority == nil || priority == constraint.priorityLevel,
        !taken.contains(where: { $0 === constraint })
      {
        oldest = .passUnretained(constraint)
      }
      return false
    }
    return oldest?.takeUnretainedValue()
  }

  /// Whether any constraint that is kept for a dialect is active.
  package func keepsActive(for dialect: LayoutDialect) -> Bool {
    guard state.dialects & dialect.bit != 0 else { return false }
    return pointer.firstOwn { $0.isKept(for: dialect) && $0.isActive } != nil
  }

  /// Installs constraints that a dialect just made and keeps them, all or none.
  ///
  /// Of those that it had the inactive ones are let go of.
  package func installKept(_ made: [LayoutConstraint], by dialect: LayoutDialect) -> Bool {
    guard ConstraintTransaction.install(made) else { return false }
    let item = pointer
    if item.pointee.dialects & dialect.bit != 0 {
      item.forEachKept(for: dialect) { if !$0.isActive { $0.letGoOfKept() } }
    }
    made.forEachKept { if $1.isActive { $1.state.insert(.isKept) } }
    return true
  }

  /// Puts constraints in place of all that are kept, or changes nothing if one cannot come.
  @discardableResult
  package func replaceKept(by dialect: LayoutDialect, with made: [LayoutConstraint]) -> Bool {
    let leaving = kept(for: dialect)
    guard ConstraintTransaction(leaving: leaving, arriving: made).commit() else { return false }
    leaving.forEachKept { $1.letGoOfKept() }
    made.forEachKept { if $1.isActive { $1.state.insert(.isKept) } }
    return true
  }

  /// Keeps active constraints for a dialect from now on; whoever owned them lets go.
  package func keep(_ constraints: [LayoutConstraint], for dialect: LayoutDialect) {
    for constraint in constraints where constraint.isActive {
      constraint.owner = nil
      constraint.dialect = dialect
      constraint.state.insert(.isKept)
      state.dialects |= dialect.bit
    }
  }

  /// Takes constraints out of layout that are kept for a dialect, and lets go of them.
  package func removeKept(_ constraints: [LayoutConstraint], of dialect: LayoutDialect) {
    for constraint in constraints where constraint.isKept(for: dialect) {
      constraint.uninstall()
      constraint.letGoOfKept()
    }
  }
}

extension ItemPointer {
  /// The first that `predicate` picks of the constraints whose first item this is, latest first.
  ///
  /// Inactive ones that are kept are among them.
  @inline(__always)
  func firstOwn(where predicate: (LayoutConstraint) -> Bool) -> LayoutConstraint? {
    var upcoming = pointee.incidentList.first
    while let current = upcoming {
      let isOwn = current._withUnsafeGuaranteedRef { $0.firstPointer == self }
      if !isOwn { return nil }
      // Read before, as the constraint may leave the list.
      upcoming = ConstraintList.next(after: current, of: self)
      if current._withUnsafeGuaranteedRef(predicate) { return current.takeUnretainedValue() }
    }
    return nil
  }

  /// Calls `body` with each constraint that is kept for a dialect, latest first.
  ///
  /// The constraint may leave the list meanwhile, but no other.
  @inline(__always)
  func forEachKept(for dialect: LayoutDialect, _ body: (LayoutConstraint) -> Void) {
    _ = firstOwn {
      if $0.isKept(for: dialect) { body($0) }
      return false
    }
  }
}

extension LayoutConstraint {
  /// Whether its item keeps it for a dialect.
  @inline(__always)
  func isKept(for dialect: LayoutDialect) -> Bool {
    state.contains(.isKept) && dialectBit == dialect.bit
  }

  /// Whether its item goes on to keep a constraint that is taken out of layout.
  ///
  /// So it does unless it dies, and of a declaration also if the partner dies that it named.
  var outlastsLayout: Bool {
    let isLost =
      isPlainDeclaration && !state.contains(.followsParent)
      && secondPointer?.pointee.hasDied == true
    if !isLost, !firstPointer.pointee.hasDied { return true }
    state.subtract(.allOfKept)
    return false
  }

  /// Its item does not keep it any more; one that is active stays in layout.
  func letGoOfKept() {
    guard state.contains(.isKept) else { return }
    state.subtract(.allOfKept)
    if isActive { return }
    let item = firstPointer
    item.pointee.incidentList.remove(self, of: item)
    Unmanaged.passUnretained(self).release()
  }
}

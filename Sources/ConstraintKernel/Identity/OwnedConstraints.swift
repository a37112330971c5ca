/// Constraints that one owner made and may replace: a group, or what a dialect keeps on an item.
///
/// Order is the order of arrival. The owner retains its constraints whether they are active or not.
package class OwnedConstraints {
  /// All of them, oldest first.
  @exclusivity(unchecked)
  package private(set) final var constraints: [LayoutConstraint] = []

  /// Makes an owner of nothing.
  package init() {}

  deinit {
    if !constraints.isEmpty { letGo() }
  }

  /// Owns nothing any more; nothing becomes of what it owned.
  final func letGo() {
    if constraints.isEmpty { return }
    constraints.forEachKept { if $1.belongs(to: self) { $1.owner = nil } }
    constraints = []
  }

  /// Whether every constraint is active; true for none.
  package final var isActive: Bool { constraints.allSatisfy(\.isActive) }

  /// Adds constraints and installs them, all or none.
  @discardableResult
  package final func install(_ added: [LayoutConstraint]) -> Bool {
    guard ConstraintTransaction.install(added) else { return false }
    own(added)
    return true
  }

  /// Adds constraints that were just made, so that nobody owns them, and installs them, all or none.
  @discardableResult
  package final func installMade(_ made: [LayoutConstraint]) -> Bool {
    guard ConstraintTransaction.install(made) else { return false }
    if constraints.isEmpty { constraints = made } else { constraints += made }
    made.forEachKept { $1.owner = .passUnretained(self) }
    return true
  }

  /// Puts constraints in place of all that were owned, or changes nothing if one cannot come.
  @discardableResult
  package final func replace(with added: [LayoutConstraint]) -> Bool {
    if constraints.isEmpty { return install(added) }
    guard ConstraintTransaction(leaving: constraints, arriving: added).commit() else {
      return false
    }
    disown(constraints)
    own(added)
    return true
  }

  /// Forgets what is not active any more.
  package final func removeInactive() {
    var areActive = true
    constraints.forEachKept { if !$1.isActive { areActive = false } }
    if !areActive { remove(constraints.filter { !$0.isActive }) }
  }

  /// Activates or deactivates all of them, and keeps them.
  package final func setActive(_ isActive: Bool) {
    if isActive {
      ConstraintTransaction.install(constraints)
    } else {
      for constraint in constraints { constraint.uninstall() }
    }
  }

  /// Deactivates and forgets all of them.
  package final func removeAll() {
    replace(with: [])
  }

  /// Deactivates and forgets some of them.
  package final func remove(_ removed: [LayoutConstraint]) {
    let mine = removed.filter { $0.belongs(to: self) }
    for constraint in mine { constraint.uninstall() }
    disown(mine)
  }

  /// The oldest active constraint with an identity.
  package final func first(matching identity: ConstraintIdentity) -> LayoutConstraint? {
    constraints.first {
      $0.isActive
        && $0.identity(
          countingMultiplier: identity.multiplier != nil,
          countingPriority: identity.priority != nil
        ) == identity
    }
  }

  /// Takes constraints over from whoever owned them; nothing moves in the layout.
  package final func own(_ added: [LayoutConstraint]) {
    if constraints.isEmpty, added.allBelongToNobody {
      constraints = added
      added.forEachKept { $1.owner = .passUnretained(self) }
      return
    }
    added.forEachKept { _, constraint in
      if constraint.belongs(to: self) { return }
      constraint.owner?.takeUnretainedValue().disown([constraint])
      constraint.owner = .passUnretained(self)
      constraints.append(constraint)
    }
  }

  fileprivate final func disown(_ removed: [LayoutConstraint]) {
    guard !removed.isEmpty else { return }
    if removed.count == constraints.count {
      constraints = []
    } else if removed.count > 8 {
      let gone = Set(removed.map(ObjectIdentifier.init))
      constraints.removeAll { gone.contains(ObjectIdentifier($0)) }
    } else {
      for constraint in removed {
        if let index = constraints.firstIndex(where: { $0 === constraint }) {
          constraints.remove(at: index)
        }
      }
    }
    for constraint in removed { constraint.owner = nil }
  }
}

extension LayoutConstraint {
  /// Whether the group owns it.
  @inline(__always)
  func belongs(to group: OwnedConstraints) -> Bool {
    belongs(to: .passUnretained(group))
  }

  /// Whether the group owns it.
  @inline(__always)
  func belongs(to group: Unmanaged<OwnedConstraints>) -> Bool {
    owner?.toOpaque() == group.toOpaque()
  }

  /// Belongs to a group from now on that does not list it, as somebody keeps it elsewhere.
  @inline(__always)
  func pass(to group: Unmanaged<OwnedConstraints>) {
    if belongs(to: group) { return }
    if let owner { owner._withUnsafeGuaranteedRef { $0.disown([self]) } }
    owner = group
  }

  /// Belongs to nobody any more, if it belonged to a group that does not list it.
  @inline(__always)
  func leave(_ group: Unmanaged<OwnedConstraints>) {
    if belongs(to: group) { owner = nil }
  }
}

extension [LayoutConstraint] {
  /// Whether none has an owner and none stands there twice; false also where that takes long to say.
  fileprivate var allBelongToNobody: Bool {
    guard count <= 32 else { return false }
    return withUnsafeBytes { bytes in
      let kept = bytes.assumingMemoryBound(to: Unmanaged<LayoutConstraint>.self)
      for index in kept.indices {
        if kept[index]._withUnsafeGuaranteedRef({ $0.owner != nil }) { return false }
        for other in 0..<index where kept[other].toOpaque() == kept[index].toOpaque() {
          return false
        }
      }
      return true
    }
  }
}

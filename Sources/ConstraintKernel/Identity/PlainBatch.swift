/// Plain declarations on one item that are taken together: their constraints, not installed yet.
package struct PlainBatch: ~Copyable {
  private let item: ItemPointer
  private let parent: ItemPointer?
  private var made: ConstraintBatch
  /// The places that are taken by something, whatever its relation and priority.
  private var places: UInt8
  /// Whether what was added takes the place of constraints that the item has.
  private var replaces = false

  fileprivate init(
    _ item: ItemPointer,
    places: UInt8,
    in room: UnsafeMutableBufferPointer<ConstraintBatch.Entry>
  ) {
    self.item = item
    parent = item.pointee.parent
    self.places = places
    made = ConstraintBatch(in: room)
  }

  /// Adds a declaration after the others; false for one that is more than plain here.
  package mutating func add(_ declaration: PlainDeclaration) -> Bool {
    let place = declaration.attribute.places
    guard place != 0 else { return false }
    guard let second = declaration.second(in: parent),
      places & place == 0 || takesPlace(declaration, second)
    else { return false }
    let constraint = made.add(
      at: item,
      declaration.attribute,
      declaration.relation,
      second: second.item,
      second.attribute,
      multiplier: second.item == nil ? 1 : declaration.multiplier,
      constant: declaration.constant,
      priority: declaration.priority,
      dialect: .attribute,
      source: declaration.source
    )
    guard let constraint else { return false }
    constraint._withUnsafeGuaranteedRef { $0.state.formUnion(second.state) }
    places |= place
    return true
  }

  /// Whether a declaration only pushes out constraints of the item, and gives none a new constant.
  private mutating func takesPlace(
    _ declaration: PlainDeclaration,
    _ second: PlainDeclaration.Second
  ) -> Bool {
    if made.contains(where: declaration.isExcluded) { return false }
    var isNew = true
    _ = item.firstOwn {
      guard declaration.isExcluded(from: $0) else { return false }
      replaces = true
      isNew = isNew && !declaration.remakes($0, with: second)
      return !isNew
    }
    return isNew
  }

  /// Installs everything, in place of what it pushes out; says how much that was.
  fileprivate consuming func install() -> Int {
    if replaces {
      let item = item
      _ = item.firstOwn { old in
        if old.isPlainDeclaration, made.contains(where: old.sharesSlot) { old.giveWay() }
        return false
      }
    }
    return made.install()
  }
}

extension LayoutConstraint {
  /// Whether both take the same place on their item.
  fileprivate func sharesSlot(with other: LayoutConstraint) -> Bool {
    firstAttribute.places & other.firstAttribute.places != 0 && relation == other.relation
      && priorityLevel == other.priorityLevel
  }

  /// Leaves layout, and what it declared is forgotten.
  fileprivate func giveWay() {
    letGoOfKept()
    uninstall()
  }
}

extension ItemRecord {
  /// Declares a batch of plain declarations, which `describe` adds; all or none.
  ///
  /// - Parameters:
  ///   - room: The most that will be added.
  ///   - describe: Adds declarations, and says whether they are all; called at most once.
  /// - Returns: How many constraints were installed, ``newest(_:)`` of them; nothing, and nothing
  ///   happened, if the declarations are more than plain.
  package func declarePlainly(
    room: Int,
    _ describe: (inout PlainBatch) -> Bool
  ) -> Int? {
    let item = pointer
    item.refreshAncestry()
    guard let places = item.placesOfPlainDeclarations() else { return nil }
    return withUnsafeTemporaryAllocation(of: ConstraintBatch.Entry.self, capacity: room) { room in
      var batch = PlainBatch(item, places: places, in: room)
      return describe(&batch) ? batch.install() : nil
    }
  }

  /// Gives a constraint another constant, if that is all a plain declaration changes.
  ///
  /// - Returns: Where the constraint stands, see ``own(at:)``; nothing, and nothing happened, if this
  ///   is not such a case.
  package func redeclarePlainly(_ declaration: PlainDeclaration) -> Int? {
    let item = pointer
    item.refreshAncestry()
    guard declaration.constant.isFinite, item.declaresNothingElse,
      let rival = item.onlyRival(of: declaration),
      let second = declaration.second(in: item.pointee.parent)
    else { return nil }
    return rival.constraint._withUnsafeGuaranteedRef { constraint in
      guard declaration.remakes(constraint, with: second) else { return nil }
      constraint.state.subtract(.allOfKept)
      constraint.state.formUnion([second.state, .isRepeated])
      if declaration.constant != constraint.constantValue {
        constraint.edit(to: declaration.constant)
      }
      return rival.place
    }
  }

  /// The constraint at a place among those whose first item this is, the latest at 0.
  package func own(at place: Int) -> LayoutConstraint? {
    var next = 0
    return pointer.firstOwn { _ in
      defer { next += 1 }
      return next == place
    }
  }

  /// Where a constraint stands among those whose first item this is; -1 for none of them.
  package func place(ofOwn constraint: LayoutConstraint) -> Int {
    var place = -1
    let found = pointer.firstOwn {
      place += 1
      return $0 === constraint
    }
    return found == nil ? -1 : place
  }

  /// The constraints last installed of those whose first item this is, in order of installation.
  package func newest(_ count: Int) -> [LayoutConstraint] {
    var newest: [LayoutConstraint] = []
    // The latest comes first in the item's list.
    _ = pointer.firstOwn {
      if newest.count < count { newest.append($0) }
      return newest.count == count
    }
    assert(newest.count == count, "of \(count) constraints only \(newest.count) are there")
    return newest.reversed()
  }
}

extension ItemPointer {
  /// The constraint whose place a plain declaration takes, if the item keeps all others as they are,
  /// and where it stands among the item's own.
  @inline(__always)
  fileprivate func onlyRival(
    of declaration: PlainDeclaration
  ) -> (constraint: Unmanaged<LayoutConstraint>, place: Int)? {
    var rival: (constraint: Unmanaged<LayoutConstraint>, place: Int)?
    var next = 0
    let obstacle = firstOwn { constraint in
      defer { next += 1 }
      guard constraint.isPlainDeclaration else { return false }
      if !constraint.isActive { return true }
      // Of several that were repeated only the ledger knows which came last.
      guard declaration.isExcluded(from: constraint) else { return constraint.isRepeated }
      if rival != nil { return true }
      rival = (.passUnretained(constraint), next)
      return false
    }
    return obstacle == nil ? rival : nil
  }
}

extension PlainDeclaration {
  /// Whether a constraint is a plain declaration that takes the same place.
  fileprivate func isExcluded(from constraint: LayoutConstraint) -> Bool {
    constraint.isPlainDeclaration && constraint.firstAttribute.places & attribute.places != 0
      && constraint.relation == relation && constraint.priorityLevel == priority
  }

  /// Whether a constraint made of it would only differ in its constant.
  fileprivate func remakes(_ constraint: LayoutConstraint, with second: Second) -> Bool {
    constraint.firstAttribute == attribute && constraint.secondPointer == second.item
      && constraint.secondAttribute == second.attribute && constraint.source == source
      && constraint.multiplier == (second.item == nil ? 1 : multiplier)
  }
}

/// Constraints of one item that were just made and are to be installed together, without a list.
///
/// It serves where nothing is wrong with any of them; else nothing happens, and who described them
/// takes the long way, on which reasons are told.
package struct ConstraintBatch: ~Copyable {
  /// A constraint that was made and is retained, and the item to install it on.
  struct Entry {
    let constraint: Unmanaged<LayoutConstraint>
    let host: ItemPointer
  }

  private let room: UnsafeMutableBufferPointer<Entry>
  private var count = 0

  init(in room: UnsafeMutableBufferPointer<Entry>) {
    self.room = room
  }

  deinit {
    for index in 0..<count { room[index].constraint.release() }
  }

  /// Adds a constraint after the others; nothing for one that cannot be installed.
  ///
  /// The items have to exist for as long as the call takes.
  package mutating func add(
    _ first: Unmanaged<ItemRecord>,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ second: Unmanaged<ItemRecord>?,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    dialect: LayoutDialect,
    source: LayoutSource
  ) -> Unmanaged<LayoutConstraint>? {
    add(
      at: first._withUnsafeGuaranteedRef { $0.pointer },
      firstAttribute,
      relation,
      second: second?._withUnsafeGuaranteedRef { $0.pointer },
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      dialect: dialect,
      source: source
    )
  }

  /// Adds a constraint after the others; nothing for one that cannot be installed.
  @inline(__always)
  mutating func add(
    at first: ItemPointer,
    _ firstAttribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    second: ItemPointer?,
    _ secondAttribute: LayoutConstraint.Attribute,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    dialect: LayoutDialect,
    source: LayoutSource
  ) -> Unmanaged<LayoutConstraint>? {
    add(
      LayoutConstraint(
        at: first,
        firstAttribute,
        relation,
        second: second,
        secondAttribute,
        multiplier: multiplier,
        constant: constant,
        priority: priority,
        dialect: dialect,
        source: source
      )
    )
  }

  /// Adds a constraint after the others; nothing for one that cannot be installed.
  @inline(__always)
  package mutating func add(
    _ constraint: consuming LayoutConstraint
  ) -> Unmanaged<LayoutConstraint>? {
    guard count < room.count, let host = constraint.plainHost ?? constraint.anyHost else {
      return nil
    }
    let made = Unmanaged.passRetained(constraint)
    room.initializeElement(at: count, to: Entry(constraint: made, host: host))
    count += 1
    return made
  }

  /// Whether `predicate` picks any of those that were added.
  func contains(where predicate: (LayoutConstraint) -> Bool) -> Bool {
    for index in 0..<count where room[index].constraint._withUnsafeGuaranteedRef(predicate) {
      return true
    }
    return false
  }

  /// Installs everything, which the items keep from now on; says how much that was.
  consuming func install() -> Int {
    let rank = LayoutRank.next(count)
    for index in 0..<count {
      room[index].constraint._withUnsafeGuaranteedRef {
        $0.state.insert(.isKept)
        $0.link(on: room[index].host, rank: rank + UInt64(index))
      }
    }
    let installed = count
    // What is installed is retained for that.
    count = 0
    return installed
  }
}

extension ItemRecord {
  /// Installs constraints that `describe` makes for a dialect, and keeps them; all or none.
  ///
  /// Of those that the dialect had on the item the inactive ones are let go of.
  ///
  /// - Parameters:
  ///   - dialect: Whom they are kept for.
  ///   - room: The most that will be made, each with the item for its first.
  ///   - describe: Makes constraints, and says whether they are all; called at most once.
  /// - Returns: How many were installed; nothing, and nothing happened, if any of them cannot be, or
  ///   another dialect has to be told of.
  package func installKept(
    by dialect: LayoutDialect,
    room: Int,
    _ describe: (inout ConstraintBatch) -> Bool
  ) -> Int? {
    let item = pointer
    let dialects = item.pointee.dialects
    if dialects & ~(dialect.bit | LayoutDialect.kernel.bit) != 0 { return nil }
    return withUnsafeTemporaryAllocation(of: ConstraintBatch.Entry.self, capacity: room) { room in
      var batch = ConstraintBatch(in: room)
      guard describe(&batch) else { return nil }
      if dialects & dialect.bit != 0 {
        item.forEachKept(for: dialect) { if !$0.isActive { $0.letGoOfKept() } }
      }
      return batch.install()
    }
  }
}

extension LayoutConstraint {
  /// The item to install this constraint on, however unusual it is; nothing for an obstacle.
  fileprivate var anyHost: ItemPointer? {
    switch place() {
    case .host(let host): host
    case .obstacle: nil
    }
  }
}

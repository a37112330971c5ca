import ConstraintKernel

/// Finds for each constraint of an update the installed one it changes.
///
/// Two are the same if everything agrees but constant and priority. No installed constraint is
/// found twice, and one of the same priority is taken before others. Nothing is made on the way, so
/// that an update takes nothing from the heap.
enum ConstraintUpdate {
  /// Carries the update out; says whether every chain found what it changes, else nothing happens.
  ///
  /// - Complexity: O(*n* · *m*) in the wanted and the installed constraints.
  static func succeeds(_ maker: ConstraintMaker, on item: ItemRecord) -> Bool {
    if maker.attributeCount == 1 { return succeedsAlone(maker, on: item) }
    return withUnsafeTemporaryAllocation(
      of: LayoutConstraint?.self,
      capacity: maker.attributeCount
    ) { found in
      found.initialize(repeating: nil)
      defer { for index in found.indices { found[index] = nil } }
      guard
        find(maker, on: item, found, ofSamePriority: true)
          || find(maker, on: item, found, ofSamePriority: false)
      else { return false }
      apply(maker, to: found)
      return true
    }
  }

  /// The same for an update that wants one constraint, as most do.
  private static func succeedsAlone(_ maker: ConstraintMaker, on item: ItemRecord) -> Bool {
    var succeeds = false
    maker.forEachChain { chain in
      try? chain.forEachAttribute {
        let constraint =
          chain.counterpart(of: $0, $1, $2, on: item, ofSamePriority: true)
          ?? chain.counterpart(of: $0, $1, $2, on: item, ofSamePriority: false)
        guard let constraint else { return }
        apply(chain, to: constraint)
        succeeds = true
      }
    }
    return succeeds
  }

  /// Finds counterparts that are still missing; says whether none is any more.
  private static func find(
    _ maker: ConstraintMaker,
    on item: ItemRecord,
    _ found: UnsafeMutableBufferPointer<LayoutConstraint?>,
    ofSamePriority isExact: Bool
  ) -> Bool {
    var next = 0
    var areAllFound = true
    maker.forEachChain { chain in
      var place = next
      next += chain.described.attributes.count
      do {
        try chain.forEachAttribute { attribute, second, secondAttribute in
          defer { place += 1 }
          if found[place] != nil { return }
          found[place] = chain.counterpart(
            of: attribute,
            second,
            secondAttribute,
            on: item,
            ofSamePriority: isExact,
            notAmong: UnsafeBufferPointer(found)
          )
          if found[place] == nil { areAllFound = false }
        }
      } catch {
        // It cannot be meant, whatever is there.
        areAllFound = false
      }
    }
    return areAllFound
  }

  private static func apply(
    _ maker: ConstraintMaker,
    to found: UnsafeMutableBufferPointer<LayoutConstraint?>
  ) {
    var next = 0
    maker.forEachChain { chain in
      let end = next + chain.described.attributes.count
      while next < end {
        if let constraint = found[next].take() { apply(chain, to: constraint) }
        next += 1
      }
    }
  }

  private static func apply(_ chain: Constraint, to constraint: LayoutConstraint) {
    constraint.setConstant(chain.described.constant)
    if let priority = chain.described.priority { constraint.priority = priority }
    if let label = chain.label { constraint.identifier = label }
    // Nobody can ask a chain that nobody holds.
    if !chain.isOpen { chain.made.append(constraint) }
  }

  /// Reports which of the wanted constraints have no counterpart of their own.
  static func reportMissing(_ wanted: [LayoutConstraint], among installed: [LayoutConstraint]) {
    var free = installed.filter(\.isActive)
    var missing = wanted
    for isExact in [true, false] {
      missing.removeAll { constraint in
        let place = free.firstIndex {
          $0.saysTheSame(as: constraint) && (!isExact || $0.priority == constraint.priority)
        }
        if let place { free.remove(at: place) }
        return place != nil
      }
    }
    for constraint in missing { constraint.report(.updateMatchesNothing) }
  }
}

extension Constraint {
  /// The constraint of an item that one attribute of the chain changes, but for those `taken`.
  @inline(__always)
  fileprivate func counterpart(
    of attribute: LayoutConstraint.Attribute,
    _ second: Unmanaged<ItemRecord>?,
    _ secondAttribute: LayoutConstraint.Attribute,
    on item: ItemRecord,
    ofSamePriority isExact: Bool,
    notAmong taken: UnsafeBufferPointer<LayoutConstraint?> = .init(start: nil, count: 0)
  ) -> LayoutConstraint? {
    item.oldestKept(
      for: .maker,
      attribute,
      described.relation,
      second,
      secondAttribute,
      multiplier: described.multiplier,
      priority: isExact ? described.priority ?? .required : nil,
      notAmong: taken
    )
  }
}

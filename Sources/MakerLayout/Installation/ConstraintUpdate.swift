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
  static func succeeds(
    _ maker: ConstraintMaker,
    among installed: UnsafeBufferPointer<Unmanaged<LayoutConstraint>>
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: maker.attributeCount) { places in
      places.initialize(repeating: -1)
      guard find(maker, among: installed, places, ofSamePriority: true),
        find(maker, among: installed, places, ofSamePriority: false)
      else { return false }
      if places.contains(-1) { return false }
      apply(maker, to: installed, places)
      return true
    }
  }

  /// Fills in the places of counterparts that are still missing.
  ///
  /// Says whether every chain can be meant.
  private static func find(
    _ maker: ConstraintMaker,
    among installed: UnsafeBufferPointer<Unmanaged<LayoutConstraint>>,
    _ places: UnsafeMutableBufferPointer<Int>,
    ofSamePriority isExact: Bool
  ) -> Bool {
    var next = 0
    var areSound = true
    maker.forEachChain { chain in
      guard areSound else { return }
      let described = chain.described
      let priority = described.priority ?? .required
      do {
        try chain.forEachAttribute { attribute, second, secondAttribute in
          defer { next += 1 }
          guard places[next] < 0 else { return }
          for place in installed.indices where !places.contains(place) {
            let isMeant = installed[place]._withUnsafeGuaranteedRef {
              $0.isActive && (!isExact || $0.priority == priority)
                && $0.says(
                  described.recordReference,
                  attribute,
                  described.relation,
                  second,
                  secondAttribute,
                  multiplier: described.multiplier
                )
            }
            if isMeant {
              places[next] = place
              return
            }
          }
        }
      } catch {
        areSound = false
      }
    }
    return areSound
  }

  private static func apply(
    _ maker: ConstraintMaker,
    to installed: UnsafeBufferPointer<Unmanaged<LayoutConstraint>>,
    _ places: UnsafeMutableBufferPointer<Int>
  ) {
    var next = 0
    maker.forEachChain { chain in
      let end = next + chain.described.attributes.count
      for place in places[next..<end] {
        let constraint = installed[place].takeUnretainedValue()
        constraint.setConstant(chain.described.constant)
        if let priority = chain.described.priority { constraint.priority = priority }
        if let label = chain.label { constraint.identifier = label }
      }
      // Nobody can ask a chain that nobody holds.
      if !chain.isOpen {
        chain.made =
          end == next + 1
          ? .one(installed[places[next]].takeUnretainedValue())
          : .several(places[next..<end].map { installed[$0].takeUnretainedValue() })
      }
      next = end
    }
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

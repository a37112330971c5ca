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
    _ described: inout [ConstraintMakerEditable],
    among installed: [LayoutConstraint]
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: described.attributeCount) { places in
      places.initialize(repeating: -1)
      guard find(described, among: installed, places, ofSamePriority: true),
        find(described, among: installed, places, ofSamePriority: false)
      else { return false }
      if places.contains(-1) { return false }
      apply(&described, to: installed, places)
      return true
    }
  }

  /// Fills in the places of counterparts that are still missing.
  ///
  /// Says whether every chain can be meant.
  private static func find(
    _ described: [ConstraintMakerEditable],
    among installed: [LayoutConstraint],
    _ places: UnsafeMutableBufferPointer<Int>,
    ofSamePriority isExact: Bool
  ) -> Bool {
    var next = 0
    for index in described.indices {
      let chain = described[index]
      let record = chain.described.record
      let priority = chain.described.priority ?? .required
      do {
        try chain.forEachAttribute { attribute, second, secondAttribute in
          defer { next += 1 }
          guard places[next] < 0 else { return }
          for place in installed.indices
          where installed[place].isActive && (!isExact || installed[place].priority == priority)
            && installed[place].says(
              record,
              attribute,
              chain.described.relation,
              second,
              secondAttribute,
              multiplier: chain.described.multiplier
            ) && !places.contains(place)
          {
            places[next] = place
            return
          }
        }
      } catch {
        return false
      }
    }
    return true
  }

  private static func apply(
    _ described: inout [ConstraintMakerEditable],
    to installed: [LayoutConstraint],
    _ places: UnsafeMutableBufferPointer<Int>
  ) {
    var next = 0
    for index in described.indices {
      let end = next + described[index].described.attributes.count
      for place in places[next..<end] {
        let constraint = installed[place]
        constraint.setConstant(described[index].described.constant)
        if let priority = described[index].described.priority { constraint.priority = priority }
        if let label = described[index].described.label { constraint.identifier = label }
      }
      // Nobody can ask a chain that nobody holds.
      if !isKnownUniquelyReferenced(&described[index]) {
        described[index].made =
          end == next + 1
          ? .one(installed[places[next]]) : .several(places[next..<end].map { installed[$0] })
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

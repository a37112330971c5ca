// Violated required rows and bounds wait in lists until it is their turn. A value that moves to and fro
// files what it violates each time; what is listed twice is looked at once, the last time.
extension SolverState {
  /// Takes the violated row or bound that was filed last, equalities first; nil where all of them hold.
  mutating func nextViolated() -> RowOrBound? {
    dropRepeatedViolations()
    while !work.violatedEqualities.isEmpty {
      let violated = RowOrBound.row(work.violatedEqualities.popLast())
      if system.isViolated(violated) { return violated }
    }
    while !work.violatedInequalities.isEmpty {
      let violated = work.violatedInequalities.popLast()
      if system.isViolated(violated) { return violated }
    }
    return nil
  }

  /// Keeps of each row and bound the entry that was filed last, once more are listed than there are.
  private mutating func dropRepeatedViolations() {
    let most = system.rows.count &+ system.values.count
    if work.violatedEqualities.count > most { work.violatedEqualities.keepLastOfEach() }
    if work.violatedInequalities.count > most { work.violatedInequalities.keepLastOfEach() }
  }
}

extension List where Element: Hashable {
  /// Removes every element that comes again later.
  ///
  /// - Complexity: O(count)
  fileprivate mutating func keepLastOfEach() {
    var seen: Set<Element> = []
    var kept = count
    for index in indices.reversed() where seen.insert(self[index]).inserted {
      kept &-= 1
      self[kept] = self[index]
    }
    for index in kept..<count { self[index &- kept] = self[index] }
    truncate(to: count &- kept)
  }
}

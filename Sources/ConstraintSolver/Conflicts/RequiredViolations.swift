/// Violated required rows and bounds, which wait until it is their turn.
///
/// A value that moves to and fro files what it violates each time; what is listed twice is looked at once, the last time.
struct RequiredViolations: ~Copyable {
  /// Equalities, which come first.
  private var equalities = List<RowID>()
  /// Inequalities and bounds.
  private var others = List<RowOrBound>()

  /// Lets the list that most solves need begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) { arena.lend(Arena.someEntries, to: &others) }

  @inline(__always)
  var isEmpty: Bool { equalities.isEmpty && others.isEmpty }

  mutating func append(equality row: RowID) { equalities.append(row) }

  /// Files an inequality or a bound.
  mutating func append(_ violated: RowOrBound) { others.append(violated) }

  mutating func removeAll() {
    equalities.removeAll()
    others.removeAll()
  }

  /// Takes the row or bound that was filed last and does not hold, equalities first; nil where all of them hold.
  mutating func next(in system: inout LinearSystem) -> RowOrBound? {
    let most = system.rows.count &+ system.values.count
    if equalities.count > most { equalities.keepLastOfEach() }
    if others.count > most { others.keepLastOfEach() }
    while !equalities.isEmpty {
      let violated = RowOrBound.row(equalities.popLast())
      if system.isViolated(violated) { return violated }
    }
    let last = last(in: &system)
    if last != nil { dropLast() }
    return last
  }

  /// The inequality or bound that was filed last and does not hold; drops those behind it, which hold by now.
  mutating func last(in system: inout LinearSystem) -> RowOrBound? {
    while !others.isEmpty {
      let listed = others[others.count &- 1]
      if system.isViolated(listed) { return listed }
      dropLast()
    }
    return nil
  }

  /// Takes the inequality or bound that was filed last.
  mutating func dropLast() { _ = others.popLast() }
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

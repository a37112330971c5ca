/// All irreducible sets of a report, as far as a bound on the work allows.
///
/// Source: R. Reiter, "A theory of diagnosis from first principles" (1987): a set is found, then each of
/// its rows in turn is left out and the rest searched again; sets already known are used before the
/// solver is asked.
struct CoreSearch {
  /// The sets that were found, rows ascending, smallest set first.
  private(set) var cores: [[Int]] = []
  /// Whether there are no others.
  private(set) var isComplete = true

  /// The most work: the rows given to the solver altogether, and the squares of the sets' sizes.
  private static let mostWork = 16_000
  /// The most sets of rows left out that are looked at.
  private static let mostNodes = 4_000

  /// Searches the rows with a question that answers with an irreducible set, or nil.
  ///
  /// - Parameters:
  ///   - rows: All rows in question.
  ///   - first: A set that is known already.
  ///   - contradiction: The question.
  init(_ rows: [Int], knowing first: [Int]?, contradiction: ([Int]) -> [Int]?) {
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var work = 0
    if let first {
      cores = [first]
      work = first.count * first.count
    }
    var next = 0
    while next < queue.count {
      let removed = queue[next]
      next += 1
      guard work <= Self.mostWork, next <= Self.mostNodes else {
        isComplete = false
        break
      }
      var core = cores.first { core in !removed.contains { core.contains($0) } }
      if core == nil {
        core = contradiction(rows.filter { !removed.contains($0) })
        // What a solve costs, and what making a set irreducible costs.
        work += rows.count + (core.map { $0.count * $0.count } ?? 0)
        if let core, !core.isEmpty { cores.append(core) }
      }
      for row in core ?? [] {
        let more = (removed + [row]).sorted()
        if seen.insert(more).inserted { queue.append(more) }
      }
    }
    cores.sort { ($0.count, $0) < ($1.count, $1) }
  }
}

private func < (lhs: (Int, [Int]), rhs: (Int, [Int])) -> Bool {
  lhs.0 != rhs.0 ? lhs.0 < rhs.0 : lhs.1.lexicographicallyPrecedes(rhs.1)
}

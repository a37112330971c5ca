/// The irreducible sets of rows that cannot hold together, one after another.
///
/// ```swift
/// var sets = problem.irreducibleSets()
/// while let rows = sets.next() { print(rows) }
/// print(sets.isComplete)
/// ```
///
/// Source: R. Reiter, "A theory of diagnosis from first principles" (1987): a set is found, then each of
/// its rows in turn is left out and the rest searched again; sets already known are used before the
/// rows are asked about.
public struct IrreducibleSets: Sequence, IteratorProtocol {
  /// How far to look for sets.
  public struct Limit: Sendable {
    /// The most rows that are asked about altogether, squares of the sets' sizes included.
    public var work: Int
    /// The most choices of rows to be left out that are looked at.
    public var choices: Int

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - work: The most rows that are asked about altogether, squares of the sets' sizes included.
    ///   - choices: The most choices of rows to be left out that are looked at.
    public init(work: Int = 16_000, choices: Int = 4_000) {
      self.work = work
      self.choices = choices
    }
  }

  /// Whether the sets so far are all there are, once ``next()`` has returned nil: false where the limit
  /// ended the search.
  public private(set) var isComplete = true

  private let rows: [Int]
  private let limit: Limit
  private let contradiction: ([Int]) -> [Int]?
  /// The sets that were found.
  private var found: [[Int]] = []
  /// The choices of rows to be left out, ascending each, in the order in which they are looked at.
  private var choices: [[Int]] = [[]]
  private var seen: Set<[Int]> = [[]]
  private var work = 0
  /// How many choices were looked at.
  private var position = 0
  /// A set that was known beforehand and not returned yet.
  private var known: [Int]?

  /// Searches rows with a question that is answered by an irreducible set, or nil.
  ///
  /// - Parameters:
  ///   - rows: All rows in question.
  ///   - known: A set that is known already.
  ///   - limit: How far to look.
  ///   - contradiction: The question.
  package init(
    among rows: [Int],
    knowing known: [Int]? = nil,
    limit: Limit = Limit(),
    contradiction: @escaping ([Int]) -> [Int]?
  ) {
    self.rows = rows
    self.limit = limit
    self.known = known
    self.contradiction = contradiction
    if let known {
      found = [known]
      work = known.count * known.count
    }
  }

  /// The next set, ascending; nil once there are no more, or the limit is reached.
  ///
  /// - Complexity: One question for each choice of rows that a set found before does not answer.
  public mutating func next() -> [Int]? {
    if let first = known {
      known = nil
      return first
    }
    while position < choices.count {
      let removed = choices[position]
      guard work <= limit.work, position < limit.choices else {
        isComplete = false
        return nil
      }
      position += 1
      if let set = found.first(where: { set in !removed.contains { set.contains($0) } }) {
        leaveOut(eachOf: set, besides: removed)
        continue
      }
      let set = contradiction(rows.filter { !removed.contains($0) })
      // What a solve costs, and what making a set irreducible costs.
      work += rows.count + (set.map { $0.count * $0.count } ?? 0)
      guard let set, !set.isEmpty else { continue }
      found.append(set)
      leaveOut(eachOf: set, besides: removed)
      return set
    }
    return nil
  }

  private mutating func leaveOut(eachOf set: [Int], besides removed: [Int]) {
    for row in set {
      let more = (removed + [row]).sorted()
      if seen.insert(more).inserted { choices.append(more) }
    }
  }
}

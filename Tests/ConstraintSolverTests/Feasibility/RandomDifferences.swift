import ConstraintSolver

/// Rows at random that say how far ends of intervals are apart, with the means to decide them in whole numbers.
struct RandomDifferences {
  private(set) var problem = FeasibilityProblem()
  /// `points[second] - points[first]` is in `lowest...highest`; interval `i` goes from `2 i` to `2 i + 1`.
  private var limits: [(first: Int, second: Int, lowest: Int?, highest: Int?)] = []
  private let intervals: Int

  init(seed: Int, rows count: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    intervals = 2 + numbers.below(3)
    var ends: [[Term]] = []
    for _ in 0..<intervals {
      let start = problem.addVariable()
      let length = problem.addLength(from: start)
      ends += [[Term(start, 1)], [Term(start, 1), Term(length, 1)]]
    }
    for _ in 0..<count {
      let first = numbers.below(2 * intervals)
      let second = (first + 1 + numbers.below(2 * intervals - 1)) % (2 * intervals)
      let value = numbers.below(9) - 2
      let relation: Relation = [
        .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ][numbers.below(5)]
      let terms = ends[second] + ends[first].map { Term($0.variable, -$0.coefficient) }
      _ = try problem.addRow(terms, relation, Double(value))
      limits.append(
        (
          first, second, relation == .lessThanOrEqual ? nil : value,
          relation == .greaterThanOrEqual ? nil : value
        )
      )
    }
  }

  /// Whether rows hold together: all shortest paths are found, and none leads from a point to itself below zero.
  ///
  /// Source: R. Floyd, "Algorithm 97: Shortest path" (1962).
  func canHold(_ rows: [Int]) -> Bool {
    let count = 2 * intervals
    let far = 1 << 20
    var paths = [[Int]](repeating: [Int](repeating: far, count: count), count: count)
    func limit(_ first: Int, _ second: Int, _ length: Int) {
      paths[first][second] = min(paths[first][second], length)
    }
    for point in 0..<count { limit(point, point, 0) }
    for interval in 0..<intervals { limit(2 * interval + 1, 2 * interval, 0) }
    for row in rows.map({ limits[$0] }) {
      if let highest = row.highest { limit(row.first, row.second, highest) }
      if let lowest = row.lowest { limit(row.second, row.first, -lowest) }
    }
    for middle in 0..<count {
      for first in 0..<count {
        for second in 0..<count {
          limit(first, second, paths[first][middle] + paths[middle][second])
        }
      }
    }
    return (0..<count).allSatisfy { paths[$0][$0] >= 0 }
  }
}

/// All sets of some of the first rows that cannot hold while every smaller one can, smallest first.
func irreducibleSets(ofRows count: Int, _ canHold: ([Int]) -> Bool) -> [[Int]] {
  var found: [[Int]] = []
  let masks = (0..<(1 << count)).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
  for mask in masks {
    let set = (0..<count).filter { mask & (1 << $0) != 0 }
    if found.contains(where: { $0.allSatisfy(set.contains) }) { continue }
    if !canHold(set) { found.append(set) }
  }
  return found
}

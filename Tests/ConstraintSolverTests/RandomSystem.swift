import ConstraintSolver

/// A seeded generator, the same on every platform (Knuth's 64-bit linear congruence).
struct SeededNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7
    _ = below(2)
    _ = below(2)
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// A row as data, so that the same system can be posed twice.
struct RowModel {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Double
  var rank: UInt64

  func add(to solver: Solver, scale: Double = 1) throws -> Row {
    try solver.addRow(terms, relation, constant * scale, priority: priority, rank: rank)
  }

  /// Left-hand side minus constant, where that violates the row.
  func violation(at values: [Double]) -> Double {
    var rest = -constant
    for term in terms { rest += term.coefficient * values[Int(term.variable.index)] }
    switch relation {
    case .equal: return abs(rest)
    case .lessThanOrEqual: return max(0, rest)
    case .greaterThanOrEqual: return max(0, -rest)
    }
  }
}

/// Layout-shaped rows over views of four variables: left, top, width, height.
struct RandomSystem {
  var views: Int
  var rows: [RowModel] = []

  init(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    views = 1 + numbers.below(5)
    for index in 0..<(views * (2 + numbers.below(4))) {
      rows.append(Self.row(&numbers, views: views, rank: UInt64(index)))
    }
  }

  static func row(_ numbers: inout SeededNumbers, views: Int, rank: UInt64) -> RowModel {
    let priorities: [Double] = [1000, 1000, 1000, 1000, 750, 749, 251, 250, 250.5, 500, 50]
    let first = numbers.below(views) * 4 + numbers.below(2)
    let second = numbers.below(views) * 4 + first % 2
    func term(_ index: Int, _ factor: Double) -> Term {
      Term(Variable(index: Int32(index)), factor)
    }
    var terms: [Term]
    switch numbers.below(6) {
    case 0: terms = [term(first + 2, 1)]
    case 1: terms = [term(first, 1), term(second, -1)]
    case 2: terms = [term(first, 1), term(first + 2, 1), term(second, -1), term(second + 2, -1)]
    case 3: terms = [term(first, 1), term(second, -1), term(second + 2, -1)]
    case 4: terms = [term(first + 2, 1), term(second + 2, [-1, -0.5, -2][numbers.below(3)])]
    default:
      terms = [term(first, 1), term(first + 2, 0.5), term(second, -1), term(second + 2, -0.5)]
    }
    let relations: [Relation] = [
      .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    if first == second { terms = [term(first, 1)] }
    return RowModel(
      terms: terms,
      relation: relations[numbers.below(5)],
      constant: Double(numbers.below(21) * 10 - 20),
      priority: priorities[numbers.below(priorities.count)],
      rank: rank
    )
  }

  /// Poses the system and solves it.
  func solved(
    generally: Bool = false,
    order: [Int]? = nil,
    scale: Double = 1
  ) throws -> (values: [Double], rejected: Set<Int>) {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    for _ in 0..<views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
    var handles: [(Int, Row)] = []
    for index in order ?? Array(rows.indices) {
      handles.append((index, try rows[index].add(to: solver, scale: scale)))
    }
    solver.solve()
    let values = solver.values(views * 4)
    var rejected: Set<Int> = []
    for (index, row) in handles where solver.isRejected(row) { rejected.insert(index) }
    return (values, rejected)
  }
}

func distance(_ first: [Double], _ second: [Double]) -> Double {
  zip(first, second).map { abs($0 - $1) }.max() ?? 0
}

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
  var yields = false

  func add(to solver: Solver, scale: Double = 1) throws -> Row {
    try solver.addRow(
      terms,
      relation,
      constant * scale,
      priority: priority,
      rank: rank,
      yields: yields
    )
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
  /// Where each view stands in the canonical choice; empty where all stand as they were added.
  var orders: [UInt64] = []
  /// Whether left and top are positions.
  var hasPositions = false

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

  /// An open system in which natural sizes compete: views in an order of their own, whose left and top
  /// are positions, and few other rows.
  init(openSeed seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    views = 2 + numbers.below(5)
    hasPositions = true
    orders = (0..<views).map { _ in UInt64(numbers.below(1000)) }
    for index in 0..<(views + numbers.below(2 * views)) {
      rows.append(Self.row(&numbers, views: views, rank: UInt64(index)))
    }
    for _ in 0..<views { rows += Self.naturalSize(&numbers, views: views) }
  }

  /// The two rows of a natural width or height, which yield.
  static func naturalSize(_ numbers: inout SeededNumbers, views: Int) -> [RowModel] {
    let size = Term(Variable(index: Int32(numbers.below(views) * 4 + 2 + numbers.below(2))), 1)
    let length = Double(numbers.below(8) * 10)
    let priorities: [Double] = [250, 250, 251, 750]
    return [Relation.lessThanOrEqual, .greaterThanOrEqual].map { relation in
      RowModel(
        terms: [size],
        relation: relation,
        constant: length,
        priority: priorities[numbers.below(4)],
        rank: UInt64(numbers.below(20)),
        yields: true
      )
    }
  }

  func addViews(to solver: Solver) {
    for view in 0..<views {
      _ = solver.addVariables(
        count: 4,
        nonnegative: 0b1100,
        positions: hasPositions ? 0b0011 : 0,
        order: orders.isEmpty ? 0 : orders[view]
      )
    }
  }

  func isPosition(_ column: Int) -> Bool { hasPositions && column % 4 < 2 }

  /// The views as the canonical choice takes them.
  var viewsInOrder: [Int] {
    (0..<views).sorted { orders.isEmpty ? $0 < $1 : (orders[$0], $0) < (orders[$1], $1) }
  }

  /// The variables as the canonical choice takes them.
  var columnsInOrder: [Int] {
    let columns = viewsInOrder.flatMap { view in (0..<4).map { view * 4 + $0 } }
    return columns.filter { !isPosition($0) } + columns.filter(isPosition)
  }

  /// Poses the system and solves it.
  func solved(
    generally: Bool = false,
    order: [Int]? = nil,
    scale: Double = 1
  ) throws -> (values: [Double], rejected: Set<Int>) {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    addViews(to: solver)
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

import ConstraintSolver

/// Views side by side between two edges, whose widths follow from one another.
struct TiedRow {
  /// That one width is another one times a factor and a length more.
  struct Tie {
    var view: Int
    var other: Int
    var factor = 1.0
    var constant = 0.0
    var relation = Relation.equal
  }

  let solver = Solver()
  private(set) var rows: [Row] = []
  private(set) var ties: Set<Row> = []
  private let first: Variable

  init(_ views: Int) {
    first = solver.addVariables(count: 2, nonnegative: 0b10)
    for _ in 1..<views { _ = solver.addVariables(count: 2, nonnegative: 0b10) }
  }

  func left(_ view: Int) -> Variable { first.advanced(by: 2 * view) }
  func width(_ view: Int) -> Variable { first.advanced(by: 2 * view + 1) }

  @discardableResult
  mutating func add(
    _ terms: [Term],
    _ constant: Double,
    _ relation: Relation = .equal
  ) throws -> Row {
    let row = try solver.addRow(terms, relation, constant, rank: UInt64(rows.count))
    rows.append(row)
    return row
  }

  mutating func fill(_ length: Double, _ views: Int, _ ties: [Tie]) throws {
    try add([Term(left(0), 1)], 0)
    for view in 1..<views {
      try add([Term(left(view), 1), Term(left(view - 1), -1), Term(width(view - 1), -1)], 0)
      for tie in ties where tie.view == view {
        let terms = [Term(width(tie.view), 1), Term(width(tie.other), -tie.factor)]
        self.ties.insert(try add(terms, tie.constant, tie.relation))
      }
    }
    try add([Term(left(views - 1), 1), Term(width(views - 1), 1)], length)
  }
}

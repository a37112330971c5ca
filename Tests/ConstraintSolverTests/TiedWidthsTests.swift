import ConstraintSolver
import Testing

/// Views side by side between two edges, whose widths follow from one another.
private struct TiedRow {
  /// `width[view] = factor · width[other] + constant`
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

@Suite("Conflicts of widths that follow from one another")
struct TiedWidthsTests {
  /// Views that fill 20 points each, equal, of which the last one is 30 points wide.
  ///
  /// So many of them contradict the length that 30 points each are more than it; widths of at least zero do
  /// for all others.
  private func equals(_ views: Int, tiedTo other: (Int) -> Int) throws -> (TiedRow, Row) {
    var row = TiedRow(views)
    let ties = (1..<views).map { TiedRow.Tie(view: $0, other: other($0)) }
    try row.fill(Double(20 * views), views, ties)
    return (row, try row.add([Term(row.width(views - 1), 1)], 30))
  }

  @Test("Of equal widths that do not fit as many are named as it takes", arguments: [3, 10, 50, 200])
  func equalWidths(_ views: Int) throws {
    let needed = 2 * views / 3 + 1
    for tiesToFirst in [false, true] {
      let (row, last) = try equals(views) { tiesToFirst ? 0 : $0 - 1 }
      row.solver.solve()
      let conflict = try #require(row.solver.conflicts.first)
      #expect(row.solver.conflicts.count == 1)
      #expect(conflict.rejected == last)
      #expect(conflict.rows.filter(row.ties.contains).count == needed - 1)
      // Every left edge, both ends and the width.
      #expect(conflict.rows.count == needed - 1 + views + 2)
      #expect(conflict.bounds.count == views - needed)
    }
  }

  @Test("What a conflict of equal widths takes grows with their number, not with its square")
  func work() throws {
    for tiesToFirst in [false, true] {
      let work = try [100, 200, 400].map { views in
        try equals(views) { tiesToFirst ? 0 : $0 - 1 }.0.solver.solve().work
      }
      #expect(work[1] < 3 * work[0] && work[2] < 3 * work[1], "\(work)")
    }
  }

  /// A tree of widths with a factor and a length each, and a width that need not fit; without one row.
  private func tree(_ seed: Int, leavingOut left: Int? = nil) throws -> TiedRow {
    var numbers = SeededNumbers(seed: seed)
    let views = 3 + numbers.below(7)
    var row = TiedRow(views)
    let ties = (1..<views).map { view in
      TiedRow.Tie(
        view: view,
        other: numbers.below(view),
        factor: [0.5, 1, 1, 2][numbers.below(4)],
        constant: [-4, 0, 0, 4][numbers.below(4)],
        relation: [.equal, .equal, .equal, .greaterThanOrEqual][numbers.below(4)]
      )
    }
    try row.fill(Double(numbers.below(200)), views, ties)
    try row.add([Term(row.width(numbers.below(views)), 1)], Double(numbers.below(40)))
    if let left { try row.solver.removeRow(row.rows[left]) }
    row.solver.solve()
    return row
  }

  @Test("Of widths that follow from one another a conflict needs every row")
  func deletion() throws {
    var seen = 0
    for seed in 0..<200 {
      let row = try tree(seed)
      guard let conflict = row.solver.conflicts.first else { continue }
      seen += 1
      let members = row.rows.indices.filter { conflict.rows.contains(row.rows[$0]) }
      for left in members {
        let rest = try tree(seed, leavingOut: left)
        for other in row.rows.indices where !members.contains(other) {
          try rest.solver.removeRow(rest.rows[other])
        }
        rest.solver.solve()
        #expect(rest.solver.conflicts.isEmpty, "seed \(seed), row \(left)")
      }
    }
    #expect(seen > 50)
  }
}

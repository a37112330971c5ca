import Testing

@testable import ConstraintSolver

/// The systems of *Four rows each*, with the numbers that the page derives by hand.
@Suite("Worked examples of four rows")
struct WorkedExampleTests {
  /// A solver with so many variables, and one term of each.
  private func variables(_ count: Int, nonnegative: Bool = false) -> (Solver, [Variable]) {
    let solver = Solver()
    let mask = nonnegative ? UInt64(1) << UInt64(count) - 1 : 0
    let first = solver.addVariables(count: count, nonnegative: mask)
    return (solver, (0..<count).map { first.advanced(by: $0) })
  }

  private func values(_ solver: Solver, _ variables: [Variable]) -> [Double] {
    variables.map { solver.value(of: $0) }
  }

  @Test("A violated limit takes the place of a wish in one pivot, which its multiplier proves")
  func pivot() throws {
    let (solver, variables) = variables(3)
    let (w, r, m) = (variables[0], variables[1], variables[2])
    let wish = try solver.addRow([Term(w, 1)], .equal, 100, priority: 500)
    _ = try solver.addRow([Term(r, 1), Term(w, -1)], .equal, 8)
    _ = try solver.addRow([Term(m, 1), Term(r, -0.5)], .equal, 0)
    solver.solve()
    #expect(values(solver, variables) == [100, 108, 54])
    let limit = try solver.addRow([Term(w, 1)], .lessThanOrEqual, 60)
    let report = solver.solve()
    #expect(values(solver, variables) == [60, 68, 34])
    #expect(report.pivots == 1 && report.regions == 0)
    let level = try #require(solver.certificate().levels.first)
    #expect(level.priority == 500 && level.violation == 40)
    #expect(level.multipliers.map { $0.row } == [wish, limit])
    #expect(level.multipliers.map { $0.value } == [-1, 1])
  }

  @Test("The same pivot where all rows are new")
  func pivotAtOnce() throws {
    let (solver, variables) = variables(3)
    let (w, r, m) = (variables[0], variables[1], variables[2])
    _ = try solver.addRow([Term(w, 1)], .equal, 100, priority: 500)
    _ = try solver.addRow([Term(r, 1), Term(w, -1)], .equal, 8)
    _ = try solver.addRow([Term(m, 1), Term(r, -0.5)], .equal, 0)
    _ = try solver.addRow([Term(w, 1)], .lessThanOrEqual, 60)
    let report = solver.solve()
    #expect(values(solver, variables) == [60, 68, 34])
    #expect(report.pivots == 1 && report.regions == 0)
  }

  /// Three sums in a circle, and a row that follows.
  private func circle() throws -> (Solver, [Variable], [Row]) {
    let (solver, variables) = variables(4)
    let (x, y, z, d) = (variables[0], variables[1], variables[2], variables[3])
    let rows = [
      try solver.addRow([Term(x, 1), Term(y, 1)], .equal, 10, rank: 1),
      try solver.addRow([Term(y, 1), Term(z, 1)], .equal, 8, rank: 2),
      try solver.addRow([Term(z, 1), Term(x, 1)], .equal, 6, rank: 3),
      try solver.addRow([Term(d, 1), Term(x, -1)], .equal, 1, rank: 4),
    ]
    return (solver, variables, rows)
  }

  @Test("Of three sums in a circle one is left without unknowns, and holds the first variable")
  func closedCircle() throws {
    let (solver, variables, rows) = try circle()
    let report = solver.solve()
    #expect(values(solver, variables) == [4, 6, 2, 5])
    #expect(report.regions == 0)
    let blocks = solver.state.value.graph.blocks.all
    #expect(blocks.map { $0.block.choices } == [[variables[0].id]])
    #expect(blocks.map { $0.block.rows } == [[rows[1].id]])
    let determining = variables.dropFirst().map {
      solver.state.value.system.variables[$0.id].determination.row
    }
    #expect(determining == [rows[0].id, rows[2].id, rows[3].id])
    try solver.setConstant(rows[2], 10)
    #expect(solver.solve().regions == 0)
    #expect(values(solver, variables) == [6, 4, 4, 7])
  }

  @Test("In a basis of the same rows the first column is torn, and what follows comes last")
  func tornBlock() throws {
    let (solver, _, _) = try circle()
    let region = solver.state.value.regions()[0]
    var program = solver.state.value.makeProgram(region, fromGraph: false)
    expect(program.acceptRequired(region.required.count).conflicts.isEmpty)
    let order = program.active.order(tearing: [])
    // Columns 0 to 3 are x, y, z and d, rows 4 to 7 stand as they were added.
    #expect(order.steps.map { $0.column } == [0, 2, 1, 3])
    #expect(order.steps.map { $0.row } == [-1, 6, 5, 7])
    #expect(order.blocks.map { $0.columns } == [[0]])
    #expect(order.blocks.map { $0.rows } == [[4]])
    // Others are torn if asked for, which are choices already.
    let other = program.active.order(tearing: [1])
    #expect(other.blocks.map { $0.columns } == [[1]])
    #expect(other.steps.first?.column == 1 && other.steps.last?.column == 3)
  }

  @Test("The slopes downstream of a choice are those that rates by hand give")
  func slopes() throws {
    let (solver, variables) = variables(3)
    let (x, y, z) = (variables[0], variables[1], variables[2])
    _ = try solver.addRow([Term(x, 1), Term(y, 1)], .equal, 10)
    _ = try solver.addRow([Term(y, 1), Term(z, 1)], .equal, 8)
    let third = try solver.addRow([Term(z, 1), Term(x, 1)], .equal, 6)
    solver.solve()
    // The value of z by the constants of the three rows: z = (b₂ + b₃ - b₁) / 2.
    let reason = try #require(solver.reason(of: [Term(z, 1)]))
    let rates = Dictionary(uniqueKeysWithValues: reason.shares.map { ($0.source, $0.rate) })
    #expect(rates[.row(third)] == 0.5)
    #expect(rates.values.sorted() == [-0.5, 0.5, 0.5])
  }

  @Test("Of a contradiction the row goes without which a length would have to be negative")
  func relief() throws {
    let (solver, variables) = variables(3, nonnegative: true)
    let (x, y, z) = (variables[0], variables[1], variables[2])
    let rows = [
      try solver.addRow([Term(x, 1)], .equal, 6, rank: 1),
      try solver.addRow([Term(y, 1), Term(x, -1)], .equal, 1, rank: 2),
      try solver.addRow([Term(z, 1)], .equal, 2, rank: 3),
      try solver.addRow([Term(y, 1), Term(z, 1)], .lessThanOrEqual, 4, rank: 4),
    ]
    solver.solve()
    #expect(values(solver, variables) == [6, 7, 2])
    let expected = Conflict(rows: [rows[0], rows[1], rows[3]], bounds: [z], rejected: rows[3])
    #expect(solver.conflicts == [expected])
  }

  @Test("Relief tells rows that are needed from one that is not, in one look at the columns")
  func reliefOfProgram() throws {
    let (solver, variables) = variables(3, nonnegative: true)
    let (x, y, z) = (variables[0], variables[1], variables[2])
    let rows: [[Term]] = [
      [Term(x, 1)], [Term(y, 1), Term(x, -1)], [Term(z, 1)], [Term(y, 1), Term(z, 1)],
    ]
    let constants = [6.0, 1, 2, 4]
    for (position, terms) in rows.enumerated() {
      let relation: Relation = position == 3 ? .lessThanOrEqual : .equal
      _ = try solver.addRow(terms, relation, constants[position], rank: UInt64(position))
    }
    let region = solver.state.value.regions()[0]
    var program = solver.state.value.makeProgram(region, fromGraph: false)
    let conflicts = program.acceptRequired(region.required.count).conflicts
    let conflict = try #require(conflicts.first)
    expect(conflicts.count == 1 && conflict.failed == 6)
    let relief = program.relief(of: conflict.failed, among: conflict.others)
    // Columns come first: the rows have the numbers 3, 4, 5, and 6.
    #expect(relief.needed == [3, 4])
    #expect(relief.dispensable.map { $0.row } == [5])
    #expect(relief.dispensable.map { $0.column } == [2])
  }

  @Test("Where two wishes lose as much, the first variable is as near to zero as it may be")
  func tie() throws {
    let (solver, variables) = variables(3)
    let (a, b, c) = (variables[0], variables[1], variables[2])
    _ = try solver.addRow([Term(a, 1), Term(b, 1)], .equal, 100)
    let wish = try solver.addRow([Term(a, 1)], .equal, 70, priority: 500)
    _ = try solver.addRow([Term(b, 1)], .equal, 70, priority: 500)
    _ = try solver.addRow([Term(c, 1), Term(a, -1)], .equal, 0)
    solver.solve()
    #expect(values(solver, variables) == [30, 70, 30])
    #expect(solver.certificate().levels.map { $0.violation } == [40])
    #expect(solver.ambiguousVariables().variables == [a, b, c])
    try solver.setPriority(wish, 501)
    solver.solve()
    #expect(values(solver, variables) == [70, 30, 70])
    #expect(solver.ambiguousVariables().variables.isEmpty)
  }
}

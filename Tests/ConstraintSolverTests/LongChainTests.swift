import ConstraintSolver
import Testing

@Suite("Ten thousand rows, each on the one before")
struct LongChainTests {
  @Test("Ten thousand views, each inside the one before, are nested and resized without recursion")
  func deepNest() throws {
    let depth = 10_000
    let solver = Solver()
    var rank: UInt64 = 0
    func add(_ terms: [Term], _ constant: Double) throws -> Row {
      rank += 1
      return try solver.addRow(terms, .equal, constant, rank: rank)
    }
    var outer = solver.addVariables(count: 2, nonnegative: 0b10)
    _ = try add([Term(outer, 1)], 0)
    func width(_ view: Variable) -> Variable { Variable(index: view.index + 1) }
    let size = try add([Term(width(outer), 1)], 30_000)
    for _ in 0..<depth {
      let inner = solver.addVariables(count: 2, nonnegative: 0b10)
      _ = try add([Term(inner, 1), Term(outer, -1)], 1)
      let ends = [Term(inner, 1), Term(width(inner), 1), Term(outer, -1), Term(width(outer), -1)]
      _ = try add(ends, -1)
      outer = inner
    }
    solver.solve()
    #expect(solver.value(of: outer) == 10_000)
    #expect(solver.value(of: width(outer)) == 10_000)
    // Only widths follow the root: one each, and not more than the rows they stand in.
    try solver.setConstant(size, 30_500)
    let report = solver.solve()
    #expect(solver.value(of: width(outer)) == 10_500)
    #expect(report.changedVariables == depth + 1)
    #expect(report.rowsTouched <= 4 * (depth + 1))
    #expect(report.pivots == 0)
  }

  @Test("Ten thousand rows in a chain are taken away from either end", arguments: [false, true])
  func deepRemoval(fromTheTop: Bool) throws {
    let count = 10_000
    let solver = Solver()
    var views: [Variable] = []
    var rows: [Row] = []
    for _ in 0..<count {
      let view = solver.addVariables(count: 1, nonnegative: 0)
      let before = views.last.map { [Term($0, -1)] } ?? []
      rows.append(try solver.addRow([Term(view, 1)] + before, .equal, 1))
      views.append(view)
    }
    solver.solve()
    #expect(solver.value(of: views[count - 1]) == 10_000)
    for removed in 1...count {
      try solver.removeRow(rows[fromTheTop ? removed - 1 : count - removed])
      if removed % 2_500 != 0 { continue }
      solver.solve()
      // What lost its row is zero, and each row that is left adds one.
      let last = fromTheTop ? count - 1 : max(0, count - removed - 1)
      #expect(solver.value(of: views[last]) == Double(count - removed))
    }
    for view in views { try solver.removeVariables(first: view, count: 1) }
    #expect(solver.solve().changedVariables == 0)
  }
}

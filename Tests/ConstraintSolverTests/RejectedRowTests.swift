import ConstraintSolver
import Testing

@Suite("Rows that are set aside")
struct RejectedRowTests {
  @Test("A rejected row leaves the accepted ones alone, and an older one may still come")
  func rejectionAndReturn() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b11)
    let y = Variable(index: x.index + 1)
    _ = try solver.addRow([Term(x, 1), Term(y, 1)], .equal, 100, rank: 2)
    let middle = try solver.addRow([Term(x, 1)], .equal, 30, rank: 5)
    let young = try solver.addRow([Term(y, 1)], .greaterThanOrEqual, 90, rank: 9)
    for _ in 0..<3 {
      solver.solve()
      #expect([solver.value(of: x), solver.value(of: y)] == [30, 70])
      #expect(solver.conflicts.map(\.rejected) == [young])
      #expect(solver.ambiguousVariables().variables.isEmpty)
      #expect(solver.certificate().isComplete)
    }
    // An older row takes the place of the middle one, and the young one can hold after all.
    let old = try solver.addRow([Term(x, 1)], .equal, 10, rank: 1)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [10, 90])
    #expect(solver.conflicts.map(\.rejected) == [middle])
    #expect(solver.isRejected(young) == false)
    // Without it all is as before; the same row once more, and so it goes on.
    try solver.removeRow(old)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [30, 70])
    #expect(solver.conflicts.map(\.rejected) == [young])
    _ = try solver.addRow([Term(x, 1)], .equal, 10, rank: 1)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [10, 90])
  }

  @Test("A hundred rejected rows disturb nothing that was accepted")
  func manyRejections() throws {
    let solver = Solver()
    let first = solver.addVariables(count: 12, nonnegative: .max)
    func x(_ index: Int) -> Variable { Variable(index: first.index + Int32(index)) }
    for index in 0..<12 {
      let terms = [Term(x(index), 1)] + (index > 0 ? [Term(x(index - 1), -1)] : [])
      _ = try solver.addRow(terms, .equal, 7, rank: UInt64(index))
    }
    for round in 0..<100 {
      let row = try solver.addRow([Term(x(round % 12), 1)], .equal, 1000, rank: 100)
      let report = solver.solve()
      #expect(solver.isRejected(row) == true)
      #expect(report.changedVariables == 0 || round == 0)
      #expect((0..<12).map { solver.value(of: x($0)) } == (1...12).map { 7 * Double($0) })
    }
    #expect(solver.conflicts.count == 100)
  }
}

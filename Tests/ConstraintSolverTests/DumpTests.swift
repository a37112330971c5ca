import ConstraintSolver
import Testing

@Suite("Dump")
struct DumpTests {
  @Test("Variables and rows are listed with who determines whom")
  func example() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 2, nonnegative: 0b01)
    let y = x.advanced(by: 1)
    _ = try solver.addRow([Term(x, 1)], .lessThanOrEqual, 300)
    _ = try solver.addRow([Term(x, 1)], .equal, 320, priority: 250)
    _ = try solver.addRow([Term(y, 1), Term(x, -0.5)], .equal, 8)
    solver.solve()
    #expect(
      solver.dump() == """
        x0 = 300.0, at least 0, by r0, proved
        x1 = 158.0, by r2, proved
        r0 required: x0 <= 300.0, determines x0
        r1 at 250.0: x0 == 320.0, violated by -20.0
        r2 required: x1 - 0.5 x0 == 8.0, determines x1
        """
    )
  }

  @Test("What was set aside, what is free, and what several rows decide together is said")
  func everything() throws {
    let solver = Solver()
    let x = solver.addVariables(count: 4, nonnegative: 0)
    _ = try solver.addRow([Term(x, 1)], .equal, 1, rank: 0)
    _ = try solver.addRow([Term(x, 1)], .equal, 2, rank: 1)
    _ = try solver.addRow([Term(x.advanced(by: 1), 1)], .lessThanOrEqual, 9)
    let sum = [Term(x.advanced(by: 2), 1), Term(x.advanced(by: 3), 1)]
    _ = try solver.addRow(sum, .equal, 10)
    let difference = [Term(x.advanced(by: 2), 1), Term(x.advanced(by: 3), -1)]
    _ = try solver.addRow(difference, .equal, 4)
    let empty = solver.addVariables(count: 1, nonnegative: 0)
    solver.solve()
    let lines = solver.dump().split(separator: "\n")
    #expect(lines.contains("x0 = 1.0, by r0, fixed"))
    #expect(lines.contains { $0.hasPrefix("x1 = 0.0, free choice") })
    #expect(lines.contains { $0.hasPrefix("x2 = 7.0, by r") })
    #expect(lines.contains { $0.hasPrefix("x3 = 3.0, by r") })
    #expect(lines.contains { $0.hasPrefix("x\(empty.index) = 0.0, undetermined") })
    #expect(lines.contains("r1 required: x0 == 2.0, set aside, in conflict"))
  }
}

import ConstraintSolver
import Testing

@Suite("Grids of squares")
struct SquareGridTests {
  @Test("A grid of squares takes the size the tighter axis allows", arguments: [2, 5])
  func grid(side: Int) throws {
    let solver = Solver()
    let count = side * side
    let first = solver.addVariables(count: 4 * count, nonnegative: 0)
    func x(_ row: Int, _ column: Int, _ part: Int) -> Variable {
      Variable(index: first.index + Int32(4 * (row * side + column) + part))
    }
    for row in 0..<side {
      for column in 0..<side {
        func pin(_ part: Int, after other: Variable?, _ extent: Variable?) throws {
          let other = other.map { [Term($0, -1)] } ?? []
          let extent = extent.map { [Term($0, -1)] } ?? []
          let gap: Double = other.isEmpty ? 0 : 10
          _ = try solver.addRow([Term(x(row, column, part), 1)] + other + extent, .equal, gap)
        }
        let isFirst = column == 0
        try pin(
          0,
          after: isFirst ? nil : x(row, column - 1, 0),
          isFirst ? nil : x(row, column - 1, 2)
        )
        let isTop = row == 0
        try pin(1, after: isTop ? nil : x(row - 1, column, 1), isTop ? nil : x(row - 1, column, 3))
        let (width, height) = (x(row, column, 2), x(row, column, 3))
        // The aspect ratio couples the axes; all cells of a column, and of a row, are alike.
        _ = try solver.addRow([Term(width, 1), Term(height, -1)], .equal, 0)
        _ = try solver.addRow([Term(width, 1), Term(x(0, column, 2), -1)], .equal, 0)
        _ = try solver.addRow([Term(height, 1), Term(x(row, 0, 3), -1)], .equal, 0)
        _ = try solver.addRow([Term(width, 1)], .equal, 1000, priority: 250)
      }
      let (right, bottom) = (x(row, side - 1, 0), x(side - 1, row, 1))
      let (last, lowest) = (x(row, side - 1, 2), x(side - 1, row, 3))
      _ = try solver.addRow([Term(right, 1), Term(last, 1)], .lessThanOrEqual, 540)
      _ = try solver.addRow([Term(bottom, 1), Term(lowest, 1)], .lessThanOrEqual, 340)
    }
    let report = solver.solve()
    // Gaps take 10 (side - 1) of the 340 points of height, and the width has more to give.
    let edge = (340 - 10 * Double(side - 1)) / Double(side)
    for row in 0..<side {
      for column in 0..<side {
        #expect(abs(solver.value(of: x(row, column, 2)) - edge) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 3)) - edge) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 0)) - Double(column) * (edge + 10)) < 1e-9)
        #expect(abs(solver.value(of: x(row, column, 1)) - Double(row) * (edge + 10)) < 1e-9)
      }
    }
    #expect(solver.conflicts.isEmpty)
    #expect(report.pivots <= 40 * count, "\(report)")
  }
}

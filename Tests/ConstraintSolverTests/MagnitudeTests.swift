import ConstraintSolver
import Testing

@Suite("Numbers of far apart magnitudes")
struct MagnitudeTests {
  @Test("Factors and constants of 1e-9 and 1e9 keep their own accuracy", arguments: [false, true])
  func scales(generally: Bool) throws {
    let solver = Solver()
    solver.forcesGeneralPath = generally
    let first = solver.addVariables(count: 6, nonnegative: 0)
    func x(_ index: Int32) -> Variable { Variable(index: first.index + index) }
    // 1e-9 · a = 1 and 1e9 · b = 1.
    _ = try solver.addRow([Term(x(0), 1e-9)], .equal, 1)
    _ = try solver.addRow([Term(x(1), 1e9)], .equal, 1)
    // c is a billion times d, and d a billionth.
    _ = try solver.addRow([Term(x(2), 1), Term(x(3), -1e9)], .equal, 0)
    _ = try solver.addRow([Term(x(3), 1)], .greaterThanOrEqual, 1e-9)
    _ = try solver.addRow([Term(x(3), 1)], .equal, 0, priority: 500)
    // e lies far away; f lies beside e, at a distance that can still be told there.
    _ = try solver.addRow([Term(x(4), 1)], .equal, 1e9)
    _ = try solver.addRow([Term(x(5), 1), Term(x(4), -1)], .equal, 0.5)
    solver.solve()
    let expected = [1e9, 1e-9, 1, 1e-9, 1e9, 1e9 + 0.5]
    for (index, value) in expected.enumerated() {
      let found = solver.value(of: x(Int32(index)))
      #expect(abs(found - value) <= 1e-12 * value, "x\(index) is \(found), should be \(value)")
    }
    #expect(solver.conflicts.isEmpty)
    // A contradiction of a billionth between two billionths is one, beside billions or not.
    let late = try solver.addRow([Term(x(3), 1)], .lessThanOrEqual, 0.5e-9, rank: 1)
    solver.solve()
    #expect(solver.isRejected(late) == true)
  }
}

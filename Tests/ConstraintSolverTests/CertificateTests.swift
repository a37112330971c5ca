import ConstraintSolver
import Testing

/// Small systems that audits of random ones led to; right answers are from hand arithmetic.
@Suite("Multipliers of a level")
struct CertificateTests {
  private func x(_ index: Int32) -> Variable { Variable(index: index) }

  @Test("A row without terms is part of the proof of its level")
  func emptyRow() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 1, nonnegative: 0)
    let wish = try solver.addRow([Term(x(0), 1)], .equal, 3, priority: 749)
    let never = try solver.addRow([], .equal, 10, priority: 749)
    let kept = try solver.addRow([Term(x(0), 1), Term(x(0), -1)], .lessThanOrEqual, 4, priority: 2)
    solver.solve()
    #expect(solver.error(of: wish) == 0)
    #expect(solver.error(of: never) == -10)
    #expect(solver.error(of: kept) == 0)
    let levels = solver.certificate().levels
    #expect(levels.map(\.priority) == [749, 2])
    #expect(levels.map(\.violation) == [10, 0])
    // Ten is missed by the row, and the multiplier says that no variable can change it.
    #expect(levels.first?.multipliers.map(\.row) == [never])
    #expect(levels.first?.multipliers.map(\.value) == [-1])
  }

  @Test("A level that holds needs no multipliers")
  func heldLevel() throws {
    let solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0)
    _ = try solver.addRow([Term(x(1), 1)], .greaterThanOrEqual, 188)
    _ = try solver.addRow([Term(x(2), 1)], .greaterThanOrEqual, 188, priority: 750)
    _ = try solver.addRow([Term(x(0), 1)], .greaterThanOrEqual, 0, priority: 750)
    _ = try solver.addRow([Term(x(0), 1), Term(x(2), 1)], .equal, 0)
    _ = try solver.addRow([Term(x(2), 1), Term(x(1), -1)], .equal, 0, priority: 1)
    solver.solve()
    let levels = solver.certificate().levels
    #expect(levels.map(\.violation) == [188, 0])
    #expect(levels.last?.multipliers == [])
  }
}

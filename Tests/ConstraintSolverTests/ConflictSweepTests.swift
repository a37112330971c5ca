import ConstraintSolver
import Testing

/// `LAYOUT_SWEEP=1` looks at thousands of conflicts.
@Suite("Conflicts by deletion, judged by the dense program")
struct ConflictSweepTests {
  private let isSweep = Sweep.isOn

  @Test("A reported set cannot hold, and does without any one of its rows")
  func deletion() throws {
    var seen = 0
    for seed in 10_000..<(isSweep ? 30_000 : 10_120) {
      let system = RandomSystem(seed: seed)
      let solver = Solver()
      for _ in 0..<system.views { _ = solver.addVariables(count: 4, nonnegative: 0b1100) }
      var model: [Row: RowModel] = [:]
      for row in system.rows { model[try row.add(to: solver)] = row }
      solver.solve()
      for conflict in solver.conflicts {
        seen += 1
        let rows = conflict.rows.compactMap { model[$0] }
        for left in -1..<rows.count {
          var part = system
          part.rows = rows.enumerated().filter { $0.offset != left }.map(\.element)
          let holds = part.refereed().rejected.isEmpty
          #expect(holds == (left >= 0), "seed \(seed), row left out \(left)")
        }
      }
    }
    #expect(seen > (isSweep ? 4_000 : 20))
  }
}

import ConstraintSolver
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("A root that is resized again and again")
struct ResizeTests {
  /// Resizes the root of some rows by tens, so that edges often just meet, and compares with the
  /// dense program from scratch; now and then another constant changes as well.
  private func compare(_ rows: RandomSystem, seed: Int, edits: Int) throws {
    var numbers = SeededNumbers(seed: seed + 1)
    var script = try EditScript(rows)
    let other = numbers.below(rows.rows.count)
    for edit in 1...edits {
      try script.change(0, to: Double(40 + numbers.below(40) * 10))
      if numbers.below(8) == 0 { try script.change(other, to: Double(numbers.below(20) * 10 - 40)) }
      script.solver.solve()
      let dense = try script.system.solved(generally: true)
      #expect(script.rejected == dense.rejected, "seed \(seed), edit \(edit)")
      #expect(distance(script.values, dense.values) < 1e-6, "seed \(seed), edit \(edit)")
    }
  }

  @Test("It ends where a new build does")
  func resized() throws {
    for seed in 7000..<7120 {
      try compare(LabelRows(seed: seed).system, seed: seed, edits: 10)
      try compare(SharedRows(seed: seed).system, seed: seed, edits: 4)
    }
  }

  @Test(
    "Thousands of rows agree",
    .enabled(if: getenv("LAYOUT_SWEEP") != nil)
  )
  func sweep() throws {
    for seed in 8000..<9000 {
      try compare(LabelRows(seed: seed).system, seed: seed, edits: 20)
      try compare(SharedRows(seed: seed).system, seed: seed, edits: 10)
    }
  }

  @Test("What an edge that just met the root held back grows when the root does")
  func supportGivesWay() throws {
    var solver = Solver()
    _ = solver.addVariables(count: 3, nonnegative: 0b111)
    let (root, first, second) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))
    let width = try solver.addRow([Term(root, 1)], .equal, 340, rank: 0)
    let terms = [Term(first, 1), Term(second, -1)]
    _ = try solver.addRow(terms, .equal, 0, priority: 250, rank: 1)
    _ = try solver.addRow([Term(first, 1)], .greaterThanOrEqual, 80, priority: 50, rank: 2)
    let edge = [Term(first, 1), Term(root, -1)]
    _ = try solver.addRow(edge, .lessThanOrEqual, -60, priority: 250, rank: 3)
    // At most root - 60, which matters more than being 80; both are equally wide.
    for (size, expected) in [(340.0, 80.0), (60, 0), (360, 80), (60, 0), (100, 40), (140, 80)] {
      try solver.setConstant(width, size)
      solver.solve()
      #expect(solver.value(of: first) == expected, "\(size)")
      #expect(solver.value(of: second) == expected, "\(size)")
    }
  }
}

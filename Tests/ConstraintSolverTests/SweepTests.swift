import ConstraintSolver
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("The method graph against the dense program")
struct SweepTests {
  private func compare(seed: Int, views: Int? = nil, edits: Int) throws {
    var script = try EditScript(seed: seed, views: views)
    for step in 0...edits {
      if step > 0 { try script.edit() }
      let dense = try script.system.solved(generally: true)
      #expect(script.rejected == dense.rejected, "seed \(seed), edit \(step)")
      let found = script.violations(at: script.values)
      for (priority, sum) in script.violations(at: dense.values) {
        let other = found[priority] ?? -1
        #expect(abs(other - sum) < 1e-6, "seed \(seed), edit \(step), level \(priority)")
      }
      let gap = distance(script.values, dense.values)
      #expect(gap < 1e-6, "seed \(seed), edit \(step)")
    }
  }

  @Test("Edited systems have the optimum and the choice the dense program finds")
  func edited() throws {
    for seed in 0..<150 { try compare(seed: seed, edits: 3) }
  }

  @Test(
    "Thousands of edited systems agree",
    .enabled(if: getenv("LAYOUT_SWEEP") != nil)
  )
  func sweep() throws {
    for seed in 1000..<5000 { try compare(seed: seed, edits: seed % 6) }
    for seed in 5000..<5300 { try compare(seed: seed, views: 6 + seed % 8, edits: 3) }
  }

  @Test(
    "Systems in which a hundred choices hang together agree",
    .enabled(if: getenv("LAYOUT_SWEEP") != nil)
  )
  func largeParts() throws {
    for seed in 5300..<5345 { try compare(seed: seed, views: 25 + seed % 30, edits: 2) }
  }
}

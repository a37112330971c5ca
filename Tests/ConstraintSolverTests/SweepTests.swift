import ConstraintSolver
import Testing

@Suite("The method graph and the sparse program against the dense one")
struct SweepTests {
  /// Compares after every edit, of which `repeats` out of each `repeats + 1` change the constants of
  /// the same one or two rows.
  private func compare(
    seed: Int,
    views: Int? = nil,
    edits: Int,
    repeats: Int = 0,
    fewestSubstituted: Int? = nil
  ) throws {
    var script = try EditScript(seed: seed, views: views, fewestSubstituted: fewestSubstituted)
    for step in 0...edits {
      if step % (repeats + 1) != 0 {
        try script.repeatEdit(
          of: step / (repeats + 1) % 2 == 0 ? [seed % 5] : [seed % 7, seed % 3]
        )
      } else if step > 0 {
        try script.edit()
      }
      let dense = script.system.refereed()
      #expect(script.rejected == dense.rejected, "seed \(seed), edit \(step)")
      let general = try script.system.solved(generally: true)
      #expect(general.rejected == dense.rejected, "seed \(seed), edit \(step), in general")
      #expect(
        distance(general.values, dense.values) < 1e-6,
        "seed \(seed), edit \(step), in general"
      )
      let found = script.violations(at: script.values)
      for (priority, sum) in script.violations(at: dense.values) {
        let other = found[priority] ?? -1
        #expect(abs(other - sum) < 1e-6, "seed \(seed), edit \(step), level \(priority)")
      }
      let isComplete = script.isComplete
      #expect(isComplete, "seed \(seed), edit \(step)")
      let gap = distance(script.values, dense.values)
      #expect(gap < 1e-6, "seed \(seed), edit \(step)")
    }
  }

  @Test("Edited systems have the optimum and the choice the dense program finds")
  func edited() throws {
    for seed in Sweep.seeds(0..<150) { try compare(seed: seed, edits: 3) }
  }

  @Test("The same constants can change again and again, with other edits between")
  func repeated() throws {
    for seed in Sweep.seeds(6000..<6150) { try compare(seed: seed, edits: 9, repeats: 3) }
  }

  @Test("Programs in fewer variables find the same")
  func substituted() throws {
    for seed in Sweep.seeds(6200..<6300) { try compare(seed: seed, edits: 4, fewestSubstituted: 1) }
  }

  @Test(
    "Thousands of edited systems agree",
    .enabled(if: Sweep.isOn)
  )
  func sweep() throws {
    for seed in 1000..<5000 { try compare(seed: seed, edits: seed % 6) }
    for seed in 5000..<5300 { try compare(seed: seed, views: 6 + seed % 8, edits: 3) }
    for seed in 8000..<10_000 {
      try compare(seed: seed, views: 4 + seed % 8, edits: 4, fewestSubstituted: 1)
    }
  }

  @Test(
    "Systems in which a hundred choices hang together agree",
    .enabled(if: Sweep.isOn)
  )
  func largeParts() throws {
    for seed in 5300..<5345 { try compare(seed: seed, views: 25 + seed % 30, edits: 2) }
  }
}

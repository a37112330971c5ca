import ConstraintSolver
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite("Sections that open and close")
struct SectionTests {
  private func live(seed: Int, toggles: Int) throws {
    var list = try OpeningList(seed: seed)
    list.solve("seed \(seed), at first")
    for step in 0..<toggles {
      try list.toggle()
      list.solve("seed \(seed), toggle \(step)")
      if (seed + step) % 3 == 0 {
        try list.change()
        if step % 2 == 0 { list.solve("seed \(seed), change \(step)") }
      }
    }
  }

  @Test("However often they do, everything is where the dense program finds it")
  func sections() throws {
    for seed in 0..<60 { try live(seed: seed, toggles: 14) }
  }

  @Test("Thousands of lists agree", .enabled(if: getenv("LAYOUT_SWEEP") != nil))
  func sweep() throws {
    for seed in 100..<1100 { try live(seed: seed, toggles: 30) }
  }
}

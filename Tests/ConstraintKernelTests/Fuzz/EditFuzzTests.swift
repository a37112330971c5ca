import ConstraintKernel
import Foundation
import Testing

/// Random hierarchies, edited at random: after every pass they are as a new one would be that says
/// the same.
///
/// `LAYOUT_SWEEP=1` runs a few thousand more.
@Suite("A new hierarchy beside an edited one")
struct EditFuzzTests {
  private static let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] != nil
  /// Seeds that once led to other frames inside what is gone, other heights of what wraps, or to
  /// other conflicts.
  private static let known: [UInt64] = [
    20_122, 20_136, 20_586, 21_482, 21_832, 21_845, 22_073, 22_256,
  ]
  private static let some = Array(UInt64(1)...6)
  private static let many = Array(UInt64(20_000)..<23_000)

  @Test(
    "Conflicts are the same, and so is every frame",
    arguments: known + (isSweep ? many : some)
  )
  func frames(seed: UInt64) {
    compare(seed: seed, steps: 40)
  }

  /// Edits one or two times, lays out, and compares; ends at the first difference.
  private func compare(seed: UInt64, steps: Int) {
    let world = FuzzWorld(seed: seed)
    for step in 0..<steps {
      for _ in 0..<(1 + world.draw.below(2)) { world.edit() }
      world.pass()
      let twin = FuzzTwin(of: world)
      let broken = twin.broken(of: world)
      #expect(broken.live == broken.fresh, "seed \(seed), step \(step)")
      let differences = twin.differences()
      #expect(differences == [], "seed \(seed), step \(step)")
      #expect(world.refused.isEmpty, "half a batch, seed \(seed), step \(step)")
      if broken.live != broken.fresh || !differences.isEmpty { return }
    }
  }
}

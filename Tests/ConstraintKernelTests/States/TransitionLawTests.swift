import ConstraintKernel
import Testing

@Suite("Laws of transitions")
struct TransitionLawTests {
  private static func frames(
    _ world: StateWorld,
    _ transition: LayoutTransition,
    at share: Double
  ) -> [LayoutRect] {
    world.views.compactMap { transition.frame(of: $0, at: share) }
  }

  @Test("At 0 and 1 they are the frames of both states, to the bit")
  func ends() throws {
    for seed in Sweep.seeds(UInt64(300)..<345) {
      let world = StateWorld(seed: seed)
      let found = (0..<3).map { world.frames(in: $0) }
      for current in 0..<3 {
        _ = world.frames(in: current)
        for (start, end) in [(0, 1), (1, 2), (2, 0), (1, 1)] {
          let transition = try #require(world.states.transition(from: start, to: end))
          let text: Comment = "seed \(seed), from \(start) to \(end) in \(current)"
          #expect(Self.frames(world, transition, at: 0) == found[start], text)
          #expect(Self.frames(world, transition, at: 1) == found[end], text)
        }
      }
    }
  }

  @Test("Backwards it is the same way: a share from one end is the rest from the other")
  func backwards() throws {
    for seed in Sweep.seeds(UInt64(400)..<412) {
      let world = StateWorld(seed: seed)
      _ = world.frames(in: 0)
      let there = try #require(world.states.transition(from: 0, to: 1))
      let back = try #require(world.states.transition(from: 1, to: 0))
      for (one, other) in zip(
        Self.frames(world, there, at: 0.25),
        Self.frames(world, back, at: 0.75)
      ) {
        #expect(abs(one.minX - other.minX) < 1e-9)
        #expect(abs(one.width - other.width) < 1e-9)
      }
    }
  }

  /// All there is to see of a hierarchy from outside.
  private struct Trace: Equatable {
    let frames: [LayoutRect]
    let formulas: [String]
    let dump: String
    let conflicts: [String]
    let issues: Int
    let delivered: Int

    init(_ world: StateWorld) {
      frames = world.views.map(\.frame)
      formulas = world.formulas
      dump = "\(world.root.dump())"
      conflicts = world.root.layoutConflicts.map { $0.broken?.description ?? "" }
      issues = world.log.issues.count
      delivered = world.root.layoutStatistics.framesDelivered
    }
  }

  @Test("It leaves no trace: what is seen before, is seen after, and after the next pass")
  func trace() {
    for seed in Sweep.seeds(UInt64(500)..<545) {
      for current in [nil, 0, 1, 2] {
        let world = StateWorld(seed: seed)
        _ = world.frames(in: current)
        let before = Trace(world)
        for (start, end) in [(0, 1), (2, nil), (nil, 1)] as [(Int?, Int?)] {
          #expect(world.states.transition(from: start, to: end) != nil)
          #expect(Trace(world) == before, "seed \(seed) in \(String(describing: current))")
          world.root.layoutIfNeeded()
          #expect(Trace(world) == before, "seed \(seed) in \(String(describing: current))")
        }
      }
    }
  }

  @Test(
    "Before the first pass, and with edits that wait, the next pass is that of whoever never asked"
  )
  func neutral() {
    for seed in Sweep.seeds(UInt64(600)..<630) {
      func frames(asking: Bool) -> [[LayoutRect]] {
        let world = StateWorld(seed: seed)
        if asking { _ = world.states.transition(from: 0, to: 1) }
        let first = world.frames(in: 2)
        for constraint in world.states.constraints(of: 2).prefix(5) { constraint.constant += 3 }
        if asking { _ = world.states.transition(from: 2, to: 1) }
        return [first, world.frames(in: 2), world.frames(in: 1)]
      }
      #expect(frames(asking: true) == frames(asking: false), "seed \(seed)")
    }
  }
}

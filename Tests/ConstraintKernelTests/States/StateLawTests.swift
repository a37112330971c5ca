import ConstraintKernel
import Testing

@Suite("Laws of states")
struct StateLawTests {
  @Test("There and back is the layout before, and that of a hierarchy that was nowhere else")
  func thereAndBack() {
    for seed in Sweep.seeds(UInt64(0)..<90) {
      let fresh = (0..<3).map { StateWorld(seed: seed).frames(in: $0) }
      let world = StateWorld(seed: seed)
      let formulas = (0..<3).map { state in
        _ = world.frames(in: state)
        return world.formulas
      }
      var dice = Dice(state: seed &+ 1_000)
      for _ in 0..<8 {
        let state = Int.random(in: 0..<3, using: &dice)
        #expect(world.frames(in: state) == fresh[state], "seed \(seed), state \(state)")
        #expect(world.formulas == formulas[state], "seed \(seed), state \(state)")
      }
    }
  }

  @Test("Gone and back is nothing, whatever is switched to meanwhile")
  func gone() {
    for seed in Sweep.seeds(UInt64(700)..<745) {
      let world = StateWorld(seed: seed)
      let before = (0..<3).map { world.frames(in: $0) }
      let view = world.views[Int(seed % 6)]
      for state in [0, 1, 2, 0] {
        view.isGone = true
        _ = world.frames(in: (state + 1) % 3)
        view.isGone = false
        #expect(world.frames(in: state) == before[state], "seed \(seed), state \(state)")
      }
    }
  }

  @Test("Switched to and cleared is nothing: constraints and rows are those before")
  func cleared() {
    for seed in Sweep.seeds(UInt64(100)..<130) {
      let world = StateWorld(seed: seed)
      let before = world.formulas
      for state in 0..<3 {
        _ = world.frames(in: state)
        #expect(world.formulas != before)
        world.states.clear()
        world.root.layoutIfNeeded()
        #expect(world.formulas == before, "seed \(seed)")
      }
    }
  }

  @Test("The constraints in layout are those that stand in the current state, and of no other")
  func exactly() {
    for seed in Sweep.seeds(UInt64(200)..<230) {
      let world = StateWorld(seed: seed)
      for state in [0, 1, 2, 1, 0] {
        _ = world.frames(in: state)
        let own = Set(world.states.constraints(of: state))
        for other in 0..<3 {
          for constraint in world.states.constraints(of: other) where !own.contains(constraint) {
            #expect(!constraint.isActive, "seed \(seed), state \(state)")
          }
        }
        if state < 2 { #expect(own.allSatisfy { $0.isActive }, "seed \(seed), state \(state)") }
      }
    }
  }
}

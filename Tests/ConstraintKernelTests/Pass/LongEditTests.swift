import ConstraintKernel
import Testing

/// `LAYOUT_SWEEP=1` does them from thirty starts.
@Suite("A thousand edits")
struct LongEditTests {
  private static let seeds: ClosedRange<UInt64> = CallingScene.isSweep ? 1...30 : 1...1

  private func hierarchy(_ draw: inout Draw) -> LiveBlueprint {
    let live = LiveBlueprint()
    for _ in 0..<4 { live.addCard(&draw) }
    return live
  }

  @Test("The frames are those of a new hierarchy, to the bit", arguments: seeds)
  func exactness(seed: UInt64) {
    var draw = Draw(seed: seed)
    let live = hierarchy(&draw)
    var contradictions = 0
    for step in 1...1_000 {
      live.edit(&draw)
      live.root.layoutIfNeeded()
      contradictions += live.root.layoutConflicts.count
      if step % 20 != 0 { continue }
      // Frames are multiples of 2^-20 of a point, which rounding in the last places cannot reach.
      let fresh = LiveBlueprint(live.plan)
      #expect(live.frames == fresh.frames, "seed \(seed), step \(step)")
      #expect(live.root.layoutConflicts.count == fresh.root.layoutConflicts.count)
    }
    #expect(contradictions > 0)
  }

  @Test("In no pass is an item asked the same twice", arguments: 1...3)
  func questions(seed: UInt64) {
    var draw = Draw(seed: seed + 100)
    let live = hierarchy(&draw)
    live.root.layoutIfNeeded()
    var (asked, heights) = (0, 0)
    for step in 1...300 {
      // An aspect ratio here and there has heights ask for other widths.
      if step % 50 == 0, let leaf = live.leaves.first(where: \.wraps) {
        let ratio = leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor, multiplier: 1.5)
        ratio.priority = 999.5
        ratio.isActive = true
      }
      for leaf in live.leaves { leaf.questions = [] }
      live.edit(&draw)
      live.root.layoutIfNeeded()
      for leaf in live.leaves {
        asked += leaf.questions.count
        heights += leaf.questions.count { $0 != "size" }
        let repeated = Set(leaf.questions).count != leaf.questions.count
        #expect(!repeated, "seed \(seed), step \(step): \(leaf.layoutName) \(leaf.questions)")
      }
    }
    // Nobody is asked for nothing: one size for each leaf that is new or changed.
    #expect(heights > 50)
    #expect(asked < 300 * 12)
  }

  @Test("Asking for fitting sizes on the way changes nothing, now or later", arguments: seeds)
  func fitting(seed: UInt64) {
    var (draw, twinDraw, choice) = (Draw(seed: seed), Draw(seed: seed), Draw(seed: seed + 50))
    let live = hierarchy(&draw)
    let twin = hierarchy(&twinDraw)
    for step in 1...200 {
      live.edit(&draw)
      twin.edit(&twinDraw)
      live.root.layoutIfNeeded()
      let before = (live.frames, live.root.layoutStatistics.framesDelivered, live.log.kinds)
      let item = live.cards[choice.below(live.cards.count)]
      let width = Double(choice.below(300))
      let first = item.fittingSize(width: width)
      let least = item.systemLayoutSizeFitting(.compressed)
      #expect(item.systemLayoutSizeFitting(.compressed) == least)
      #expect(item.fittingSize(width: width) == first)
      live.root.layoutIfNeeded()
      #expect(live.frames == before.0, "seed \(seed), step \(step)")
      #expect(live.root.layoutStatistics.framesDelivered == before.1)
      #expect(live.log.kinds == before.2)
      #expect(live.frames == twin.frames, "seed \(seed), step \(step)")
      #expect(live.root.layoutConflicts.count == twin.root.layoutConflicts.count)
    }
  }
}

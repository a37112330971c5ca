import ConstraintKernel
import MakerLayout
import Testing

/// A batch asks first, then decides, then changes: whatever happens while it asks has come before it.
@Suite("Answers that are gathered while something happens")
struct GatheredAnswerTests {
  @Test(
    "What is done where a parent or a condition is asked counts as done before the batch",
    arguments: GatheringScene.Verb.allCases,
    GatheringScene.Deed.allCases
  )
  func serial(verb: GatheringScene.Verb, deed: GatheringScene.Deed) {
    for isFresh in [true, false] {
      for asked in [\GatheringScene.item, \.other, \.condition] {
        for delay in 0..<8 { check(verb, deed, isFresh, asked, delay) }
      }
    }
  }

  private func check(
    _ verb: GatheringScene.Verb,
    _ deed: GatheringScene.Deed,
    _ isFresh: Bool,
    _ path: KeyPath<GatheringScene, AskedItem>,
    _ delay: Int
  ) {
    let scene = GatheringScene()
    let twin = GatheringScene()
    for scene in [scene, twin] where !isFresh { scene.carryOut(verb, 1) }
    let asked = scene[keyPath: path]
    asked.deed = (delay, { [unowned scene] in scene.carryOut(deed, during: verb) })
    scene.carryOut(verb, 2)
    // Asked less often than that, it did nothing.
    if asked.deed == nil { twin.carryOut(deed, during: verb) }
    asked.deed = nil
    twin.carryOut(verb, 2)
    let place = "\(verb), \(deed) at question \(delay) of \(asked.layoutName), fresh: \(isFresh)"
    #expect(scene.active == twin.active, "\(place)")
    for scene in [scene, twin] { scene.carryOut(verb, 3) }
    #expect(scene.active == twin.active, "after it: \(place)")
    scene.clear(verb)
    #expect(scene.active == [], "cleared: \(place)")
  }

  @Test("Constants are edited by the baselines read last: no item is asked between two of them")
  func baselines() {
    let scene = GatheringScene()
    scene.item.snp.makeConstraints { make in
      make.firstBaseline.equalTo(scene.boxes[0].snp.top).offset(20)
      make.left.equalToSuperview()
    }
    scene.root.layoutIfNeeded()
    #expect(scene.item.layoutFrame.minY == 15)
    var asked = 0
    scene.item.baseline = {
      asked += 1
      scene.item.snp.removeConstraints()
      return 5
    }
    scene.item.snp.updateConstraints { make in
      make.firstBaseline.equalTo(scene.boxes[0].snp.top).offset(30)
      make.left.equalToSuperview().offset(3)
    }
    #expect(asked == 0)
    scene.item.baseline = { 5 }
    scene.root.layoutIfNeeded()
    #expect(scene.active == ["firstBaseline a 30.0", "left a 3.0"])
    #expect(scene.item.layoutFrame.minY == 25)
    #expect(scene.item.layoutFrame.minX == 3)
  }
}

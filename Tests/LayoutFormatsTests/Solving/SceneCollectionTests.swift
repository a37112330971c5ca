import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("The collection of scenes")
struct SceneCollectionTests {
  /// Frames agree with the oracle's to this many points; its own are rounded to four decimals.
  static let tolerance = 0.001

  @Test("Every scene is solved as the linear-programming oracle solved it")
  func collection() throws {
    let scenes = try SceneFile.all()
    #expect(scenes.count == 240)
    #expect(scenes.count { !$0.isFeasible } == 40)
    for scene in scenes {
      let answer = try scene.document.solved(findingAmbiguities: true)
      #expect(answer.isFeasible == scene.isFeasible, "\(scene.testDescription)")
      if scene.isFeasible {
        // The oracle found no other frames that are as good.
        #expect(answer.diagnostics.isEmpty, "\(scene.testDescription): \(answer.diagnostics)")
      }
      #expect(answer.frames.count == scene.document.root.ids.count)
      for (id, expected) in scene.frames.sorted(by: { $0.key < $1.key }) {
        let frame = try #require(answer.frames[id])
        let matches =
          abs(frame.minX - expected.minX) <= Self.tolerance
          && abs(frame.minY - expected.minY) <= Self.tolerance
          && abs(frame.width - expected.width) <= Self.tolerance
          && abs(frame.height - expected.height) <= Self.tolerance
        #expect(matches, "\(scene.testDescription) \(id): \(frame), expected \(expected)")
      }
    }
  }
}

import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("The canonical choice in scenes")
struct CanonicalChoiceTests {
  /// Frames agree with the oracle's to this many points; its own are rounded to four decimals.
  static let tolerance = 0.001

  @Test("Frames that constraints leave open are those of the oracle's canonical choice")
  func frames() throws {
    let scenes = try OpenScene.all()
    #expect(scenes.count == 500)
    #expect(scenes.count { $0.document.direction == .rightToLeft } > 200)
    for scene in scenes {
      let tree = try SceneTree(scene.document)
      tree.root.layoutIfNeeded()
      try expect(tree.frames, of: scene, "from scratch")
    }
  }

  @Test("Constraints activated in any order give the same frames")
  func order() throws {
    for (index, scene) in Sweep.some(of: try OpenScene.all()) {
      var draw = SplitMix(seed: UInt64(index))
      var document = scene.document
      document.constraints.shuffle(using: &draw)
      let tree = try SceneTree(document)
      tree.root.layoutIfNeeded()
      try expect(tree.frames, of: scene, "shuffled")
    }
  }

  @Test("Constraints that went and came back leave the frames of a fresh layout")
  func history() throws {
    for (index, scene) in Sweep.some(of: try OpenScene.all()) {
      var draw = SplitMix(seed: UInt64(index))
      let tree = try SceneTree(scene.document)
      for _ in 0..<3 {
        tree.root.layoutIfNeeded()
        let some = tree.constraints.filter { _ in draw.next(3) == 0 }
        LayoutConstraint.deactivate(some)
        tree.root.layoutIfNeeded()
        LayoutConstraint.activate(some.shuffled(using: &draw))
      }
      tree.root.layoutIfNeeded()
      try expect(tree.frames, of: scene, "edited")
    }
  }

  /// One issue for each item that stands elsewhere.
  private func expect(_ frames: [String: LayoutRect], of scene: OpenScene, _ way: String) throws {
    #expect(frames.count == scene.frames.count)
    for (id, expected) in scene.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(frames[id])
      let matches =
        abs(frame.minX - expected.minX) <= Self.tolerance
        && abs(frame.minY - expected.minY) <= Self.tolerance
        && abs(frame.width - expected.width) <= Self.tolerance
        && abs(frame.height - expected.height) <= Self.tolerance
      #expect(matches, "\(scene.document.name) \(id), \(way): \(frame), expected \(expected)")
    }
  }
}

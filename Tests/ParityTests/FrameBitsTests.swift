import ConstraintKernel
import Foundation
import LayoutScenes
import Testing

/// Where the bits of all frames are written, for comparing builds; nowhere unless asked.
private let file = ProcessInfo.processInfo.environment["FRAME_BITS"]

/// `.ci/check-release` compares what a debug build and an optimised one write.
@Suite("Bits of frames")
struct FrameBitsTests {
  @Test("Two runs of one build give the same bits", arguments: SceneCatalog.scenes)
  func repeated(scene: SceneEntry) throws {
    let again = SceneLayout.all.map { $0.run(scene, in: Reference.dialect) }
    for (first, second) in zip(try #require(Reference.runs[scene.name]), again) {
      #expect(first.frames.flatMap(\.bits) == second.frames.flatMap(\.bits))
    }
  }

  @Test("The bits of all frames are written where FRAME_BITS says", .enabled(if: file != nil))
  func write() throws {
    var lines: [String] = []
    for scene in SceneCatalog.scenes {
      for (layout, run) in zip(SceneLayout.all, try #require(Reference.runs[scene.name])) {
        for (step, tree) in run.frames.enumerated() {
          let numbers = tree.bits.map { String($0, radix: 16) }.joined(separator: " ")
          lines.append("\(scene), \(layout.heading(scene, step: step)): \(numbers)")
        }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    try text.write(toFile: try #require(file), atomically: true, encoding: .utf8)
  }
}

extension FrameTree {
  /// The bits of all numbers, parents first.
  fileprivate var bits: [UInt64] {
    [frame.minX, frame.minY, frame.width, frame.height].map(\.bitPattern)
      + children.flatMap(\.bits)
  }
}

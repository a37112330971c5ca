import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

@Suite("Frames between two widths")
struct LayoutActiveSetTests {
  /// Ten documents of the collection, all of them in a sweep.
  private static let scenes = Result {
    let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] == "1"
    return try SceneFile.all().enumerated().filter { isSweep || $0.offset.isMultiple(of: 24) }
      .map(\.element)
  }

  @Test("With signs that agree, frames between two widths are the mean of those at both")
  func mean() throws {
    var (linear, bent) = (0, 0)
    for scene in try Self.scenes.get() {
      let tree = try SceneTree(scene.document)
      let outline = LayoutOutline(tree.root)
      func boxes(at width: Double) -> [LayoutRect] {
        tree.root.frame.size.width = width
        tree.root.layoutIfNeeded()
        return outline.boxes()
      }
      let set = LayoutActiveSet(outline)
      #expect(set.isLinear)
      for width in stride(from: 100.0, to: 1_000, by: 300) {
        let (before, after) = (boxes(at: width), boxes(at: width + 1))
        guard set.signs(in: before).isLinear(to: set.signs(in: after)) else {
          bent += 1
          continue
        }
        guard tree.root.layoutAmbiguities.isEmpty else { continue }
        linear += 1
        for share in [0.25, 0.5, 0.8125] {
          let between = boxes(at: width + share)
          for (box, (old, new)) in zip(between, zip(before, after)) {
            let expected = LayoutRect(
              x: old.minX + (new.minX - old.minX) * share,
              y: old.minY + (new.minY - old.minY) * share,
              width: old.width + (new.width - old.width) * share,
              height: old.height + (new.height - old.height) * share
            )
            let distances = [
              box.minX - expected.minX, box.minY - expected.minY, box.width - expected.width,
              box.height - expected.height,
            ]
            #expect(
              distances.allSatisfy { abs($0) < 1e-3 },
              "\(scene) at \(width) + \(share): \(box), not \(expected)"
            )
          }
        }
      }
    }
    #expect(linear > 10, "\(linear) pairs were looked at, \(bent) left out")
  }
}

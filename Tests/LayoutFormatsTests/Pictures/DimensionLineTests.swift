import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

/// Lines are compared with ``SceneMeasure``, which shares no code with the engine or with pictures.
@Suite("Dimension lines, measured")
struct DimensionLineTests {
  /// Forty documents of the collection, all of them in a sweep.
  private static let scenes = Result {
    let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] == "1"
    return try SceneFile.all().enumerated().filter { isSweep || $0.offset % 6 == 1 }.map(\.element)
  }

  @Test("A line goes from one measured side of its constraint to the other")
  func lines() throws {
    var looked = 0
    for scene in try Self.scenes.get() {
      let tree = try SceneTree(scene.document)
      tree.root.layoutIfNeeded()
      let drawn = Picture(of: tree.root).dimensions.filter { $0.start != $0.end }.map(Stretch.init)
      let measure = SceneMeasure(scene.document, frames: tree.frames)
      let expected = scene.document.constraints.compactMap {
        Stretch($0, scene.document, measure)
      }.filter { abs($0.start - $0.end) > 1e-9 }
      #expect(drawn.count == expected.count, "\(scene)")
      for (line, stretch) in zip(drawn, expected) {
        looked += 1
        #expect(line.isVertical == stretch.isVertical, "\(scene): \(line)")
        let distance = max(abs(line.start - stretch.start), abs(line.end - stretch.end))
        #expect(distance < 1e-6, "\(scene): \(line), not \(stretch)")
      }
    }
    #expect(looked > 200, "only \(looked) lines were looked at")
  }
}

/// Two positions along an axis, as seen from the root.
private struct Stretch {
  let isVertical: Bool
  let start: Double
  let end: Double

  init(_ line: PictureDimension) {
    isVertical = line.start.x == line.end.x
    start = isVertical ? line.start.y : line.start.x
    end = isVertical ? line.end.y : line.end.x
  }

  /// What a document's constraint spans: of a size the item from its near edge to its far one, of a
  /// location the way from the second anchor to the first.
  init?(_ constraint: SceneConstraint, _ document: SceneDocument, _ measure: SceneMeasure) {
    isVertical = constraint.first.attribute.axis == .vertical
    let near: LayoutConstraint.Attribute = isVertical ? .top : .left
    let far: LayoutConstraint.Attribute = isVertical ? .bottom : .right
    /// A position seen from the left or the top of the root.
    func position(_ anchor: SceneAnchor) -> Double? {
      let origin = SceneAnchor(document.root.id, near)
      guard let value = measure.sides(of: SceneConstraint(anchor, .equal, origin))?.first
      else { return nil }
      let isMirrored = document.direction == .rightToLeft && anchor.attribute.isDirectional
      return isMirrored ? document.size.width - value : value
    }
    let second =
      constraint.first.attribute.kind == .size
      ? SceneAnchor(constraint.first.item, near) : constraint.second
    let first =
      constraint.first.attribute.kind == .size
      ? SceneAnchor(constraint.first.item, far) : constraint.first
    guard let second, let start = position(second), let end = position(first) else { return nil }
    (self.start, self.end) = (start, end)
  }
}

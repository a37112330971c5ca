import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

/// A document that leaves frames open, with the frames that the oracle's canonical choice gives it.
struct OpenScene: Sendable, CustomTestStringConvertible {
  let document: SceneDocument
  let frames: [String: LayoutRect]

  var testDescription: String { document.name }

  init(line: some Sequence<UInt8>) throws {
    let bytes = Array(line)
    document = try SceneReading(json: bytes).document
    let expected = try SceneCursor(try SceneParser.value(bytes), at: .document)
      .members("a scene")["expected"].members("frames")
    frames = try Dictionary(
      uniqueKeysWithValues: expected.members.map { id, _ in
        let parts = try expected[id].elements("a frame").map { try $0.number() }
        try #require(parts.count == 4)
        return (id, LayoutRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
      }
    )
  }

  /// All documents, in the order of the file.
  static func all() throws -> [OpenScene] { try collection.get() }

  private static let collection = Result {
    let file = Bundle.module.bundleURL.appendingPathComponent("Canonical/ambiguous.jsonl")
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map(OpenScene.init)
  }
}

import ConstraintKernel
import Foundation
import Testing

@testable import LayoutFormats

/// One document of the collection, with the answer a linear-programming oracle gave for it.
struct SceneFile: Sendable, CustomTestStringConvertible {
  let file: String
  let document: SceneDocument
  let isFeasible: Bool
  let frames: [String: LayoutRect]

  var testDescription: String { "\(file) \(document.name)" }

  init(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    file = url.lastPathComponent
    document = try SceneReading(json: bytes).document
    let expected = try SceneCursor(try SceneParser.value(bytes), at: .document)
      .members("a scene")["expected"].members("an answer")
    guard case .flag(let isFeasible)? = expected["feasible"].value else {
      throw expected["feasible"].failure(expected: "true or false")
    }
    self.isFeasible = isFeasible
    let frames = try expected["frames"].members("frames")
    self.frames = try Dictionary(
      uniqueKeysWithValues: frames.members.map { id, _ in
        let frame = try frames[id].members("a frame")
        return (
          id,
          LayoutRect(
            x: try frame["x"].number(),
            y: try frame["y"].number(),
            width: try frame["width"].number(),
            height: try frame["height"].number()
          )
        )
      }
    )
  }

  /// All documents of the collection, in the order of their names.
  static func all() throws -> [SceneFile] { try collection.get() }

  private static let collection = Result {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Scenes")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(SceneFile.init)
  }
}

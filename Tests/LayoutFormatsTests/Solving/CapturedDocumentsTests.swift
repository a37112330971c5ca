import Foundation
import LayoutFormats
import Testing

/// Where documents are written, for the oracle that answers them; nowhere unless asked.
private let folder = ProcessInfo.processInfo.environment["SCENE_DOCUMENTS"]

@Suite("Documents of captured hierarchies")
struct CapturedDocumentsTests {
  @Test("Every document reads back the same", arguments: CapturedHierarchy.all)
  func roundTrip(hierarchy: CapturedHierarchy) throws {
    for (_, document) in try hierarchy.documents() {
      #expect(try SceneReading(json: document.encoded()).document == document)
    }
  }

  @Test(
    "All documents are written where SCENE_DOCUMENTS says",
    .enabled(if: folder != nil),
    arguments: CapturedHierarchy.all
  )
  func write(hierarchy: CapturedHierarchy) throws {
    let home = URL(fileURLWithPath: try #require(folder)).appendingPathComponent(hierarchy.name)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for (number, (_, document)) in try hierarchy.documents().enumerated() {
      let file = home.appendingPathComponent(String(format: "%03d.json", number))
      try document.encoded().write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

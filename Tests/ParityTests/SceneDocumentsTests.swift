import ConstraintKernel
import Foundation
import LayoutFormats
import LayoutScenes
import Testing

/// Where scene documents are written, for the oracle that answers them; nowhere unless asked.
private let folder = ProcessInfo.processInfo.environment["SCENE_DOCUMENTS"]

@Suite("Scene documents")
struct SceneDocumentsTests {
  @Test(
    "Every step of every scene can be reported as a document that reads back the same",
    arguments: SceneCatalog.scenes
  )
  func roundTrip(scene: SceneEntry) throws {
    let layout = SceneLayout.all[1]
    let documents = try scene.documents(
      in: Reference.dialect,
      viewport: layout.viewport,
      direction: layout.direction
    )
    #expect(documents.count == scene.steps)
    for document in documents {
      #expect(!document.constraints.isEmpty)
      #expect(try SceneReading(json: document.encoded()).document == document)
    }
  }

  @Test(
    "All documents are written where SCENE_DOCUMENTS says",
    .enabled(if: folder != nil),
    arguments: SceneCatalog.scenes
  )
  func write(scene: SceneEntry) throws {
    let home = URL(fileURLWithPath: try #require(folder)).appendingPathComponent(scene.name)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var number = 0
    for layout in SceneLayout.all {
      for document in try scene.documents(
        in: Reference.dialect,
        viewport: layout.viewport,
        direction: layout.direction
      ) {
        let name = String(format: "%03d.json", number)
        try document.encoded().write(
          to: home.appendingPathComponent(name),
          atomically: true,
          encoding: .utf8
        )
        number += 1
      }
    }
    #expect(number == SceneLayout.all.count * scene.steps)
  }
}

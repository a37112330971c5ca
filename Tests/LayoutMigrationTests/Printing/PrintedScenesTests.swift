import ConstraintKernel
import Foundation
import LayoutMigration
import LayoutScenes
import Testing

@Suite("Printed scenes")
struct PrintedScenesTests {
  private static let layouts: [(SceneViewport, LayoutDirection)] = [
    (SceneViewport.all[1], .leftToRight),
    (SceneViewport.all[2], .rightToLeft),
    (SceneViewport.all[7], .leftToRight),
  ]

  private static let reference = SceneCatalog.dialects[0]

  @Test("What is checked in is what is printed", arguments: SceneCatalog.scenes)
  func files(scene: SceneEntry) throws {
    for (dialect, _) in PrintedFile.dialects {
      let file = PrintedFile(scene: scene, dialect: dialect)
      let text = file.text(from: Self.reference)
      if ProcessInfo.processInfo.environment["LAYOUT_PRINT"] == "1" {
        let folder = file.url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file.url)
      } else {
        #expect(try String(contentsOf: file.url, encoding: .utf8) == text)
      }
    }
  }

  @Test("Printing what was printed gives the same bytes", arguments: SceneCatalog.scenes)
  func idempotence(scene: SceneEntry) {
    for (dialect, scenes) in PrintedFile.dialects {
      let file = PrintedFile(scene: scene, dialect: dialect)
      #expect(file.text(from: scenes) == file.text(from: Self.reference), "\(dialect)")
    }
  }

  @Test(
    "Printed code makes the same constraints and the same frames",
    arguments: SceneCatalog.scenes
  )
  func sameLayout(scene: SceneEntry) {
    for (viewport, direction) in Self.layouts {
      let expected = statements(of: scene, in: Self.reference, viewport, direction)
      for (dialect, scenes) in PrintedFile.dialects {
        let found = statements(of: scene, in: scenes, viewport, direction)
        #expect(found.run.issues.isEmpty, "\(dialect): \(found.run.issues)")
        #expect(found.statements == expected.statements, "\(dialect)")
        for (one, other) in zip(found.run.steps, expected.run.steps) {
          #expect(one.hasSameBits(as: other), "\(dialect), \(viewport):\n\(one)\nnot\n\(other)")
        }
      }
    }
  }

  /// The statements after each step, each as one line, sorted.
  private func statements(
    of scene: SceneEntry,
    in dialect: any SceneDialect.Type,
    _ viewport: SceneViewport,
    _ direction: LayoutDirection
  ) -> (run: SceneRun, statements: [[String]]) {
    var statements: [[String]] = []
    let run = scene.run(in: dialect, viewport: viewport, direction: direction) { model, _ in
      let snapshot = LayoutSnapshot(of: model.root, naming: ItemNaming(owner: model))
      statements.append(snapshot.statements.map(\.description).sorted())
    }
    return (run, statements)
  }
}

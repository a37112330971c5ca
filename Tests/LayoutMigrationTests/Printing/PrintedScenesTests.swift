import Foundation
import LayoutMigration
import LayoutScenes
import Testing

/// What is printed, as text; .ci/check-printed compiles and runs it.
@Suite("Printed scenes")
struct PrintedScenesTests {
  private static let reference = SceneCatalog.dialects[0]

  /// Where six scenes are checked in.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "PrintedScenes")

  /// Where all scenes are to be written; nil where they are only looked at.
  private static let output = ProcessInfo.processInfo.environment["LAYOUT_PRINT"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  private func write(_ text: String, _ path: String, _ folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  @Test("What is checked in is what is printed", arguments: SceneCatalog.scenes)
  func files(scene: SceneEntry) throws {
    for (dialect, _) in PrintedFile.dialects {
      let file = PrintedFile(scene: scene, dialect: dialect)
      let text = file.text(from: Self.reference)
      if let output = Self.output { try write(text, file.path, output) }
      guard PrintedFile.shown.contains(scene.name), Self.output == nil else { continue }
      let shown = Self.folder.appending(path: file.path)
      #expect(try String(contentsOf: shown, encoding: .utf8) == text, "\(file.path)")
    }
  }

  @Test(
    "Nothing is left out, not even words that change from state to state",
    arguments: SceneCatalog.scenes
  )
  func omitted(scene: SceneEntry) {
    for (dialect, _) in PrintedFile.dialects {
      let file = PrintedFile(scene: scene, dialect: dialect)
      #expect(file.source(from: Self.reference).omitted.isEmpty, "\(dialect)")
    }
  }

  @Test("Random layouts are printed", arguments: 0..<RandomLayout.count)
  func randomFiles(seed: Int) throws {
    let layout = RandomLayout(seed: seed)
    layout.write()
    for (dialect, _) in PrintedFile.dialects {
      let text = PrintedFile.text(layout, dialect, seed: seed)
      // Whatever a dialect cannot say is said in another form, and nothing is left aside.
      #expect(!text.contains("// Not printed"))
      if let output = Self.output { try write(text, PrintedFile.path(seed: seed, dialect), output) }
    }
  }
}

import Foundation
import LayoutScenes
import Testing

/// Frames that the oracle in `Tests/Oracle` found without any code of this package.
///
/// `python3 Tests/Oracle/goldens.py` writes the files, with `--check` it compares them.
@Suite("Golden frames")
struct GoldenTests {
  @Test("Frames are those that the oracle found", arguments: SceneCatalog.scenes)
  func frames(scene: SceneEntry) throws {
    let golden = try Golden(scene.name).sections
    var number = 0
    for (layout, run) in zip(SceneLayout.all, try #require(Reference.runs[scene.name])) {
      for (step, frames) in run.frames.enumerated() {
        let ours = "\(layout.heading(scene, step: step))\n\(frames)"
        let theirs = number < golden.count ? golden[number] : "(nothing)"
        #expect(ours == theirs, "\(scene)\nthe engine:\n\(ours)\nthe oracle:\n\(theirs)")
        number += 1
      }
    }
    #expect(golden.count == SceneLayout.all.count * scene.steps)
    #expect(number == golden.count)
  }

  @Test("Every golden file belongs to a scene, and every scene has one")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path)
    let names = files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    #expect(Set(names) == Set(SceneCatalog.scenes.map(\.name)))
  }
}

/// A golden file, cut at its empty lines.
private struct Golden {
  static let folder = (Bundle.module.resourceURL ?? Bundle.module.bundleURL)
    .appendingPathComponent("Goldens")
  let sections: [String]

  init(_ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    sections = text.components(separatedBy: "\n\n").map {
      $0.trimmingCharacters(in: .newlines)
    }
  }
}

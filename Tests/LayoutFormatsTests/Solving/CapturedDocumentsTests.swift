import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

/// Where documents are written, for the oracle that answers them; nowhere unless asked.
private let folder = ProcessInfo.processInfo.environment["SCENE_DOCUMENTS"]

/// Text, scrolling, stacks, safe areas and items that are gone, against the oracle's frames.
///
/// `python3 Tests/Oracle/goldens.py` writes the files, with `--check` it compares them.
@Suite("Captured hierarchies")
struct CapturedDocumentsTests {
  private let captured = Bundle.module.bundleURL.appendingPathComponent("Captured")

  private func documents(
    of hierarchy: CapturedHierarchy
  ) throws -> [(root: LayoutView, document: SceneDocument)] {
    try CapturedHierarchy.surroundings.map { width, height, direction in
      let root = hierarchy.root(width, height, direction)
      let reading = direction == .rightToLeft ? "right to left" : "left to right"
      let name = "\(Int(width)) x \(Int(height)), \(reading)"
      return (root, try SceneDocument(capturing: root, name: name))
    }
  }

  @Test("Frames are those that the oracle found", arguments: CapturedHierarchy.all)
  func frames(hierarchy: CapturedHierarchy) throws {
    let file = captured.appendingPathComponent("\(hierarchy.name).txt")
    let theirs = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }
    let ours = try documents(of: hierarchy).map { root, document in
      let frames = frames(of: root)
      return ([document.name] + lines(document.root, frames, "")).joined(separator: "\n")
    }
    #expect(ours == theirs)
  }

  @Test("Every golden file belongs to a hierarchy")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: captured.path)
    #expect(Set(files) == Set(CapturedHierarchy.all.map { "\($0.name).txt" }))
  }

  @Test(
    "All documents are written where SCENE_DOCUMENTS says",
    .enabled(if: folder != nil),
    arguments: CapturedHierarchy.all
  )
  func write(hierarchy: CapturedHierarchy) throws {
    let home = URL(fileURLWithPath: try #require(folder)).appendingPathComponent(hierarchy.name)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for (number, (_, document)) in try documents(of: hierarchy).enumerated() {
      let file = home.appendingPathComponent(String(format: "%03d.json", number))
      try document.json().write(to: file, atomically: true, encoding: .utf8)
    }
  }

  // MARK: Frames as text, in the oracle's manner

  private func frames(of view: LayoutView) -> [String: LayoutRect] {
    var frames = [view.name: view.frame]
    for guide in view.layoutGuides { frames[guide.identifier] = guide.layoutFrame }
    for subview in view.subviews { frames.merge(self.frames(of: subview)) { $1 } }
    return frames
  }

  private func lines(
    _ item: SceneItem,
    _ frames: [String: LayoutRect],
    _ indentation: String
  ) -> [String] {
    let inside = indentation + "  "
    return [line(item.id, frames, indentation)]
      + item.children.flatMap { lines($0, frames, inside) }
      + item.guides.map { line($0.id, frames, inside) }
  }

  private func line(
    _ id: String,
    _ frames: [String: LayoutRect],
    _ indentation: String
  ) -> String {
    let frame = frames[id] ?? LayoutRect(x: -1, y: -1, width: -1, height: -1)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "\(indentation)\(id) " + numbers.map(LayoutText.number).joined(separator: " ")
  }
}

import ConstraintKernel
import Foundation
import LayoutFormats
import Testing

/// Text, scrolling, stacks, safe areas and items that are gone, against the oracle's frames.
///
/// `python3 Tests/Oracle/goldens.py` writes the files, with `--check` it compares them.
@Suite("Captured hierarchies")
struct CapturedFramesTests {
  private let captured = Bundle.module.bundleURL.appendingPathComponent("Captured")

  @Test("Frames are those that the oracle found", arguments: CapturedHierarchy.all)
  func frames(hierarchy: CapturedHierarchy) throws {
    let file = captured.appendingPathComponent("\(hierarchy.name).txt")
    let theirs = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }
    let ours = try hierarchy.documents().map { root, document in
      let lines = lines(document.root, frames(of: root), guides(of: root), "")
      return ([document.name] + lines).joined(separator: "\n")
    }
    #expect(ours == theirs)
  }

  @Test("Every golden file belongs to a hierarchy")
  func files() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: captured.path)
    #expect(Set(files) == Set(CapturedHierarchy.all.map { "\($0.name).txt" }))
  }

  // MARK: Frames as text, in the oracle's manner

  private func frames(of view: LayoutView) -> [String: LayoutRect] {
    var frames = [view.givenName: view.frame]
    for guide in view.layoutGuides { frames[guide.layoutName] = guide.layoutFrame }
    for subview in view.subviews { frames.merge(self.frames(of: subview)) { $1 } }
    return frames
  }

  /// The guides of each view, also those of its areas, but for those of words.
  private func guides(of view: LayoutView) -> [String: [String]] {
    let own = view.layoutGuides.filter { !($0 is ArrangementGuide) }.map(\.layoutName)
    return view.subviews.reduce(into: [view.givenName: own]) {
      $0.merge(guides(of: $1)) { one, _ in one }
    }
  }

  private func lines(
    _ item: SceneItem,
    _ frames: [String: LayoutRect],
    _ guides: [String: [String]],
    _ indentation: String
  ) -> [String] {
    let inside = indentation + "  "
    return [line(item.id, frames, indentation)]
      + (item.isGone ? [] : item.children).flatMap { lines($0, frames, guides, inside) }
      + (guides[item.id] ?? []).map { line($0, frames, inside) }
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

import Foundation
import LayoutFormats
import LayoutScenes

/// `layout gallery -o FOLDER`: a page for each built-in scene, and one that lists them.
struct GalleryCommand {
  private let folder: String
  private let widths: ClosedRange<Int>

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    widths = try arguments.takeWidths() ?? 320...430
    guard let folder = arguments.takeValue("-o") else { throw .usage("gallery needs -o FOLDER.") }
    self.folder = folder
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolExit(status: .cannotWrite, message: "\(folder) cannot be made")
    }
    var links: [(name: String, title: String)] = []
    for scene in SceneCatalog.scenes {
      guard let page = page(of: scene) else {
        terminal.say("\(scene.name) is no document, and left out")
        continue
      }
      try OutputPlace("\(folder)/\(scene.name).html").write(page, terminal)
      links.append((scene.name, scene.title))
    }
    try OutputPlace("\(folder)/index.html").write(Self.index(links), terminal)
    return .solved
  }

  /// The page of a scene's last step; nil where the format has no word for something in it.
  private func page(of scene: SceneEntry) -> String? {
    guard let dialect = SceneCatalog.dialects.first else { return nil }
    var page: String?
    let viewport = SceneViewport("390x844", 390, 844)
    _ = scene.run(in: dialect, viewport: viewport, direction: .leftToRight) { model, step in
      guard step == scene.steps - 1 else { return }
      let document = try? SceneDocument(capturing: model.root, name: scene.title)
      page = document.flatMap { try? SceneTree($0).inspection(widths: widths) }
    }
    return page
  }

  /// The page that lists the others.
  private static func index(_ links: [(name: String, title: String)]) -> String {
    let rows = links.map { "<li><a href=\"\($0.name).html\">\($0.title)</a></li>\n" }
    return WebPage.text(
      title: "Built-in scenes",
      body: """
        <h1>Built-in scenes</h1>
        <ul>
        \(rows.joined())</ul>

        """
    )
  }
}

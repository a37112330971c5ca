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
      try Platform.makeFolder(folder)
    } catch {
      throw ToolExit(status: .cannotWrite, message: "\(folder) cannot be made")
    }
    var entries = ""
    for scene in SceneCatalog.scenes {
      guard let tree = tree(of: scene) else {
        terminal.say("\(scene.name) is no document, and left out")
        continue
      }
      tree.root.layoutIfNeeded()
      let picture = Picture(of: tree.root).svg()
      let page = tree.inspection(widths: widths)
      try OutputPlace("\(folder)/\(scene.name).html").write(page, terminal)
      entries += Self.entry(scene, picture)
    }
    try OutputPlace("\(folder)/index.html").write(Self.index(entries), terminal)
    return .solved
  }

  /// The last step of a scene; nil where the format has no word for something in it.
  private func tree(of scene: SceneEntry) -> SceneTree? {
    guard let dialect = SceneCatalog.dialects.first else { return nil }
    var tree: SceneTree?
    let viewport = SceneViewport("390x844", 390, 844)
    _ = scene.run(in: dialect, viewport: viewport, direction: .leftToRight) { model, step in
      guard step == scene.steps - 1 else { return }
      let document = try? SceneDocument(capturing: model.root, name: scene.title)
      tree = document.flatMap { try? SceneTree($0) }
    }
    return tree
  }

  /// The picture of a scene, which leads to its page.
  private static func entry(_ scene: SceneEntry, _ picture: String) -> String {
    """
    <li><a href="\(scene.name).html">\(scene.title)
    \(picture)</a></li>

    """
  }

  /// The page that lists the others.
  private static func index(_ entries: String) -> String {
    WebPage.text(
      title: "Built-in scenes",
      style: WebPage.style + """
        ul{list-style:none;padding:0;display:grid;gap:1rem;\
        grid-template-columns:repeat(auto-fill,minmax(14rem,1fr))}\
        svg{display:block;width:100%;height:24rem;margin-top:.3rem;border:1px solid #8884}
        """,
      body: """
        <h1>Built-in scenes</h1>
        <ul>
        \(entries)</ul>

        """
    )
  }
}

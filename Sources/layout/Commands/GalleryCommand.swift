import LayoutFormats
import LayoutScenes

/// `layout gallery -o FOLDER`: a page for each built-in scene, and one that lists them.
struct GalleryCommand {
  private let folder: String
  private let widths: ClosedRange<Int>

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    widths = try arguments.takeWidths() ?? 320...430
    guard let folder = arguments.takeValue(.output) else {
      throw .usage("gallery needs -o FOLDER.")
    }
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
      let (page, report) = tree.inspection(widths: widths)
      try OutputPlace("\(folder)/\(scene.name).html").write(page, terminal)
      entries += Self.entry(scene, tree.document.constraints.count, report, picture)
    }
    try OutputPlace("\(folder)/index.html").write(Self.index(entries, widths), terminal)
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

  /// The picture of a scene, which leads to its page, with what was found at the widths.
  private static func entry(
    _ scene: SceneEntry,
    _ constraints: Int,
    _ report: LayoutCheckReport,
    _ picture: String
  ) -> String {
    let rules = LayoutRule.allCases.map(\.rawValue).filter { rule in
      report.entries.contains { $0.finding.rule.rawValue == rule }
    }
    let found = rules.isEmpty ? "nothing found" : rules.joined(separator: ", ")
    return """
      <li><a href="\(scene.name).html">\(picture)<b>\(scene.title)</b></a>
      <span>\(constraints) constraints</span> <em\(rules.isEmpty ? " class=\"sound\"" : "")>\(found)</em></li>

      """
  }

  /// The page that lists the others.
  ///
  /// Its pictures are small: the words in them wait for the pages.
  private static func index(_ entries: String, _ widths: ClosedRange<Int>) -> String {
    WebPage.text(
      title: "Built-in scenes",
      style: """
        :root{color-scheme:light dark;--page:#f4f6f9;--panel:#fff;--ink:#1b2430;--quiet:#4f5b6b;\
        --line:#c9d0da;--mark:#1f5fc4;--warn:#8a5200;--fine:#1e6b2b}\
        @media(prefers-color-scheme:dark){:root{--page:#11151b;--panel:#1a2029;--ink:#e6eaf0;\
        --quiet:#a9b4c2;--line:#3a4452;--mark:#8db8ff;--warn:#f2b760;--fine:#84cf98}}\
        body{font:15px/1.45 system-ui,sans-serif;margin:0;padding:1.2rem;background:var(--page);color:var(--ink)}\
        h1{font-size:1.5rem;margin:0}p{margin:.2rem 0 1rem;color:var(--quiet);max-width:46rem}\
        ul{list-style:none;padding:0;margin:0;display:grid;gap:1rem;\
        grid-template-columns:repeat(auto-fill,minmax(11rem,1fr))}\
        li{background:var(--panel);border:1px solid var(--line);border-radius:8px;padding:.7rem;font-size:.87em}\
        a{color:inherit;text-decoration:none}a:hover b{text-decoration:underline}\
        li:focus-within{outline:3px solid var(--mark)}a:focus{outline:0}\
        b{display:block;margin-top:.5rem;font-size:1.15em;overflow-wrap:anywhere}\
        span{color:var(--quiet)}em{display:block;font-style:normal;color:var(--warn)}.sound{color:var(--fine)}\
        svg{display:block;width:100%;height:17rem}svg text{display:none}svg rect.box{stroke-width:2}\
        svg .page,svg .paper{fill:none!important}
        """,
      body: """
        <h1>Built-in scenes</h1>
        <p>Interfaces that every dialect lays out to the same frames, on a screen of 390 × 844 points. Each leads to a
        page that drags it from \(widths.lowerBound) to \(widths.upperBound) points of width and says why every number
        is what it is.</p>
        <ul>
        \(entries)</ul>

        """
    )
  }
}

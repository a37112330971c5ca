import ConstraintKernel
import LayoutFormats
import LayoutScenes

/// `layout scenes`: the built-in interfaces, listed or shown.
struct ScenesCommand {
  /// The forms a scene can be shown in.
  enum Format: String, CaseIterable {
    case text
    case svg
    case json
    case tree
  }

  /// The dialects by their short names.
  enum Dialect: String, CaseIterable {
    case `operator`
    case maker
    case attribute
    case autopin
    case kernel

    var type: (any SceneDialect.Type)? {
      SceneCatalog.dialects.first { $0.name.lowercased().contains(rawValue) }
    }
  }

  private let scene: SceneEntry?
  private let format: Format
  private let dialect: Dialect
  private let viewport: SceneViewport
  private let direction: LayoutDirection
  private let step: Int?

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: Format.self) ?? .text
    dialect = try arguments.takeChoice("--dialect", of: Dialect.self) ?? .operator
    viewport = try Self.viewport(arguments.takeValue("--size") ?? "390x844")
    direction = arguments.takeFlag("--rtl") ? .rightToLeft : .leftToRight
    step = try Self.step(arguments.takeValue("--step"))
    scene = try Self.scene(arguments.takeWord())
    try arguments.finish()
    if let step, let scene, !(1...scene.steps).contains(step) {
      throw .usage("\(scene.name) has \(scene.steps) steps; there is no step \(step).")
    }
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> SceneStatus {
    guard let scene else {
      terminal.print(list(terminal))
      return .solved
    }
    guard let type = dialect.type else {
      throw .usage("there is no dialect '\(dialect.rawValue)'.")
    }
    var shown = ""
    let last = (step ?? scene.steps) - 1
    let run = scene.run(in: type, viewport: viewport, direction: direction) { model, step in
      if step == last { shown = text(of: model, name: scene.name) }
    }
    terminal.print(shown)
    for issue in run.issues { terminal.say("\(issue)") }
    return .solved
  }

  private func text(of model: SceneModel, name: String) -> String {
    let picture = PictureItem(model.root)
    switch format {
    case .text:
      return TextPicture(columns: 72).text(of: picture) + "\n" + TextTree().text(of: picture)
    case .tree:
      return TextTree().text(of: picture)
    case .svg:
      return SVGPicture().text(of: picture)
    case .json:
      do {
        return try SceneDocument(capturing: model.root, name: name).json()
      } catch {
        return "\(error)\n"
      }
    }
  }

  private func list(_ terminal: Terminal) -> String {
    let scenes = SceneCatalog.scenes
    let width = scenes.map(\.name.count).max() ?? 0
    let lines = scenes.map { scene in
      let gap = String(repeating: " ", count: width - scene.name.count + 2)
      let steps = scene.steps > 1 ? terminal.dim("  \(scene.steps) steps") : ""
      return "  \(scene.name)\(gap)\(scene.title)\(steps)\n"
    }
    return "\(scenes.count) scenes, each in \(Dialect.allCases.count) dialects\n" + lines.joined()
  }

  // MARK: Words of the command line

  private static func scene(_ name: String?) throws(ToolExit) -> SceneEntry? {
    guard let name else { return nil }
    if let scene = SceneCatalog.scene(named: name) { return scene }
    throw .usage("there is no scene '\(name)'; 'layout scenes' lists them.")
  }

  private static func step(_ text: String?) throws(ToolExit) -> Int? {
    guard let text else { return nil }
    if let step = Int(text), step > 0 { return step }
    throw .usage("--step is a number from 1, not '\(text)'.")
  }

  private static func viewport(_ text: String) throws(ToolExit) -> SceneViewport {
    let numbers = text.split(separator: "x").map { Double($0) }
    if numbers.count == 2, let width = numbers[0], let height = numbers[1],
      width.isFinite, height.isFinite, width >= 0, height >= 0
    {
      return SceneViewport(text, width, height)
    }
    throw .usage("--size is a width and a height such as 390x844, not '\(text)'.")
  }
}

extension PictureItem {
  /// The picture of a view and all inside it, as it stands.
  init(_ view: LayoutView) {
    let guides = view.layoutGuides.map { guide in
      PictureItem(
        name: guide.layoutName,
        frame: SceneFrame(guide.layoutFrame),
        isGuide: true
      )
    }
    self.init(
      name: view.layoutName,
      frame: SceneFrame(view.frame),
      children: view.subviews.map { PictureItem($0) } + guides
    )
  }
}

extension SceneFrame {
  init(_ frame: LayoutRect) {
    self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

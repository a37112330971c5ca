import ConstraintKernel
import Dialects
import LayoutFormats
import LayoutScenes

/// `layout scenes`: the built-in interfaces, listed or shown.
struct ScenesCommand {
  /// The forms a scene can be shown in.
  enum Format: String, CaseIterable {
    case text
    case svg
    case html
    case json
    case tree
  }

  /// The dialects that scenes are written in, the default first.
  private static let dialects: [DialectName] = [
    .operators, .maker, .attribute, .autoPin, .kernel,
  ]

  private let scene: SceneEntry?
  private let format: Format
  private let dialect: any SceneDialect.Type
  private let viewport: SceneViewport
  private let direction: LayoutReadingDirection
  private let step: Int?

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice(.format, of: Format.self) ?? .text
    dialect = try Self.scenes(
      in: arguments.takeDialect(.dialect, among: Self.dialects) ?? .operators
    )
    let size = try arguments.takeSize() ?? LayoutSize(width: 390, height: 844)
    viewport = SceneViewport("\(size)", size.width, size.height)
    direction = try arguments.takeDirection() ?? .leftToRight
    step = try Self.step(arguments.takeValue(.step))
    scene = try Self.scene(arguments.takeWord())
    try arguments.finish()
    if let step, let scene, !(1...scene.steps).contains(step) {
      throw .usage("\(scene.name) has \(scene.steps) steps; there is no step \(step).")
    }
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    guard let scene else {
      try terminal.print(list(terminal))
      return .solved
    }
    var shown: Result<String, ToolExit> = .success("")
    var issues: [LayoutIssue] = []
    let last = (step ?? scene.steps) - 1
    _ = scene.run(in: dialect, viewport: viewport, direction: direction) { model, step in
      guard step == last else { return }
      shown = Result { () throws(ToolExit) in try text(of: model, name: scene.name) }
      issues = model.issues
    }
    try terminal.print(shown.get())
    for issue in issues { terminal.say("\(issue)") }
    return issues.contains(where: \.isConflict) ? .conflict : .solved
  }

  private func text(of model: SceneModel, name: String) throws(ToolExit) -> String {
    let picture = Picture(of: model.root)
    switch format {
    case .text:
      return picture.listing()
    case .tree:
      return picture.tree()
    case .svg:
      return picture.svg()
    case .html:
      return picture.html(title: name)
    case .json:
      do {
        return try SceneDocument(capturing: model.root, name: name).encoded()
      } catch {
        throw ToolExit(status: .badData, message: "\(error)")
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
    return "\(scenes.count) scenes, each in \(Self.dialects.count) dialects\n" + lines.joined()
  }

  // MARK: Words of the command line

  private static func scenes(
    in name: DialectName
  ) throws(ToolExit) -> any SceneDialect.Type {
    let scenes = SceneCatalog.dialects.first { DialectName(reading: $0.name) == name }
    guard let scenes else { throw .usage("there are no scenes in '\(name.rawValue)'.") }
    return scenes
  }

  private static func scene(_ name: String?) throws(ToolExit) -> SceneEntry? {
    guard let name else { return nil }
    if let scene = SceneCatalog.scene(named: name) { return scene }
    let meant = NearestWord.question(for: name, among: SceneCatalog.scenes.map { $0.name })
    throw .usage("there is no scene '\(name)'; 'layout scenes' lists them.\(meant)")
  }

  private static func step(_ text: String?) throws(ToolExit) -> Int? {
    guard let text else { return nil }
    if let step = Int(text), step > 0 { return step }
    throw .usage("--step is a number from 1, not '\(text)'.")
  }
}

extension LayoutIssue {
  /// Whether it tells of required constraints that cannot hold together.
  fileprivate var isConflict: Bool {
    if case .unsatisfiable = kind { return true }
    return false
  }
}

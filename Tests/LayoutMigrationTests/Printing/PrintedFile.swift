import ConstraintKernel
import Foundation
import LayoutMigration
import LayoutScenes
import PrintedScenes

/// A file of printed source code: one scene in one dialect.
struct PrintedFile {
  /// The dialects that print as source code, with the scenes they were printed as.
  static let dialects = PrintedScenes.dialects.compactMap { scenes in
    SourceDialect(rawValue: scenes.name).map { (dialect: $0, scenes: scenes) }
  }

  let scene: SceneEntry
  let dialect: SourceDialect

  /// Where the printed scenes are checked in.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "PrintedScenes")

  var url: URL {
    Self.folder.appending(path: dialectType).appending(path: "\(typeName)+\(dialectType).swift")
  }

  /// The file's contents, printed from what another dialect leaves standing after each step.
  func text(from source: any SceneDialect.Type) -> String {
    var states: [LayoutSourceCode.State] = []
    _ = scene.run(in: source, viewport: SceneViewport.all[1], direction: .leftToRight) {
      let naming = ItemNaming(owner: $0, prefix: "scene.")
      states.append(.init("step \($1)", LayoutSnapshot(of: $0.root, naming: naming)))
    }
    var code =
      states.count == 1 ? LayoutSourceCode(states[0].snapshot) : LayoutSourceCode(states)
    code.storage = dialect == .operators ? "scene.group" : "scene.state"
    let printed = code.printed(in: dialect)
    let imports = ["LayoutScenes", dialect.moduleName]
    var lines = ["// Printed by LayoutMigration; .ci/check-printed writes it anew."]
    lines += printed.detours.map { "// Not in own words: \($0.statement): \($0.reason)." }
    lines += imports.sorted().map { "import \($0)" }
    lines += ["", "extension \(dialectType) {"]
    lines += ["  static func \(functionName)(_ scene: \(typeName), step: Int) {"]
    lines += body(of: printed).wrapped(to: 100).lines
    lines += ["  }", "}"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func body(of printed: PrintedSource) -> PrintedStatements {
    func indented(_ lines: [String], _ count: Int) -> [String] {
      lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
    }
    guard !printed.states.isEmpty else {
      return PrintedStatements(lines: indented(printed.common.lines, 4))
    }
    var lines = ["    switch step {"]
    for (index, state) in printed.states.enumerated() {
      let isLast = index == printed.states.count - 1
      lines.append(isLast ? "    default:" : "    case \(index):")
      if index == 0 { lines += indented(printed.common.lines, 6) }
      lines += indented(state.code.lines.isEmpty && index > 0 ? ["break"] : state.code.lines, 6)
    }
    return PrintedStatements(lines: lines + ["    }"])
  }

  private var dialectType: String {
    Self.dialects.first { $0.dialect == dialect }.map { "\($0.scenes)" } ?? ""
  }

  private var typeName: String {
    scene.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var functionName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }
}

import ConstraintKernel
import LayoutMigration
import LayoutScenes

/// A file of printed source code: one scene or one random layout in one dialect.
///
/// .ci/check-printed compiles it both into the tests that write such files and into the program that
/// runs what they say.
struct PrintedFile {
  /// The dialects that print as source code, each with the type that its scenes extend.
  static let dialects: [(dialect: SourceDialect, type: String)] = [
    (.operators, "PrintedOperators"), (.maker, "PrintedMaker"), (.attribute, "PrintedAttributes"),
    (.autoPin, "PrintedAutoPin"), (.anchors, "PrintedAnchors"),
    (.constraint, "PrintedConstraints"),
  ]

  /// The scenes that are checked in for people to read.
  static let shown = [
    "adaptive-split", "banner", "chat-bubbles", "expanding-panel", "feed-cell", "pricing-table",
  ]

  let scene: SceneEntry
  let dialect: SourceDialect

  /// Where it stands in the folder of printed scenes.
  var path: String { "\(dialectType)/\(typeName)+\(dialectType).swift" }

  /// What is printed of what another dialect leaves standing after each step.
  func source(from source: any SceneDialect.Type) -> PrintedSource {
    var states: [LayoutSourceCode.State] = []
    _ = scene.run(in: source, viewport: SceneViewport.all[1], direction: .leftToRight) {
      let naming = ItemNaming(owner: $0, prefix: "scene.")
      states.append(.init("step \($1)", LayoutSnapshot(of: $0.root, naming: naming)))
    }
    var code =
      states.count == 1 ? LayoutSourceCode(states[0].snapshot) : LayoutSourceCode(states)
    code.storage = dialect == .operators ? "scene.group" : "scene.state"
    return code.printed(in: dialect)
  }

  /// The file's contents, printed from what another dialect leaves standing after each step.
  func text(from source: any SceneDialect.Type) -> String {
    let printed = self.source(from: source)
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

  private var dialectType: String { Self.type(of: dialect) }

  private static func type(of dialect: SourceDialect) -> String {
    dialects.first { $0.dialect == dialect }?.type ?? ""
  }

  private var typeName: String {
    scene.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private var functionName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }
}

extension PrintedFile {
  /// Where the code of a random layout stands in the folder of printed scenes.
  static func path(seed: Int, _ dialect: SourceDialect) -> String {
    "\(type(of: dialect))/Random\(seed)+\(type(of: dialect)).swift"
  }

  /// The code of a random layout as it stands.
  static func text(_ layout: RandomLayout, _ dialect: SourceDialect, seed: Int) -> String {
    let naming = ItemNaming(owner: layout, prefix: "layout.")
    let snapshot = LayoutSnapshot(of: layout.root, naming: naming)
    let printed = LayoutSourceCode(snapshot).printed(in: dialect)
    let imports = Set(["ConstraintKernel", dialect.moduleName]).sorted()
    var lines = ["// Printed by LayoutMigration; .ci/check-printed writes it anew."]
    lines += imports.map { "import \($0)" } + ["", "extension \(type(of: dialect)) {"]
    lines += ["  static func random\(seed)(_ layout: RandomLayout) {"]
    let body = PrintedStatements(lines: printed.common.lines.map { $0.isEmpty ? "" : "    " + $0 })
    lines += body.wrapped(to: 100).lines + ["  }", "}"]
    return lines.map { $0 + "\n" }.joined()
  }
}

import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out; `--schema` prints the format.
struct SolveCommand {
  /// Nil where the format itself is asked for.
  private let input: SceneInput?
  private let format: SceneOutput
  private let findsAmbiguities: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice(.format, of: SceneOutput.self) ?? .json
    findsAmbiguities = arguments.takeFlag(.ambiguity)
    if arguments.takeFlag(.schema) {
      input = nil
      try arguments.finish()
      return
    }
    input = try SceneInput(arguments.takePath(for: "solve"), changedBy: &arguments)
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    guard let input else {
      try terminal.print(SceneDocument.schema)
      return .solved
    }
    let tree = try input.tree(terminal)
    let answer = tree.answer(findingAmbiguities: findsAmbiguities)
    try terminal.print(tree.text(of: answer, as: format))
    if answer.isFeasible { return .solved }
    terminal.say("\(input.source): required constraints conflict")
    return .conflict
  }
}

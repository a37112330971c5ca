import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out.
struct SolveCommand {
  private let input: SceneInput
  private let format: SceneOutput
  private let findsAmbiguities: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: SceneOutput.self) ?? .json
    findsAmbiguities = arguments.takeFlag("--ambiguity")
    input = try SceneInput(&arguments, command: "solve")
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let document = try input.document(terminal)
    let answer: SceneAnswer
    do {
      answer = try document.solved(findingAmbiguities: findsAmbiguities)
    } catch {
      throw input.failure(error)
    }
    try terminal.print(answer.text(as: format))
    if answer.isFeasible { return .solved }
    terminal.say("\(input.name): required constraints conflict")
    return .conflict
  }
}

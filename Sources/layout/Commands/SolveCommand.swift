import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out.
struct SolveCommand {
  private let file: InputFile
  private let format: SceneOutput
  private let findsAmbiguities: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: SceneOutput.self) ?? .json
    findsAmbiguities = arguments.takeFlag("--ambiguity")
    guard let path = arguments.takeWord() else {
      throw .usage("solve needs a file, or '-' for standard input.")
    }
    file = InputFile(path: path)
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let document = try file.document(terminal)
    let answer: SceneAnswer
    do throws(SceneReadingError) {
      answer = try SceneTree(document).answer(findingAmbiguities: findsAmbiguities)
    } catch {
      throw ToolExit(status: .badData, message: "\(file.name): \(error)")
    }
    try terminal.print(answer.text(as: format))
    if answer.isFeasible { return .solved }
    terminal.say("\(file.name): required constraints conflict")
    return .conflict
  }
}

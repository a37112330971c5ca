import LayoutFormats

/// `layout solve FILE|-`: a scene document in, frames out.
struct SolveCommand {
  private let source: InputSource
  private let format: SceneOutput
  private let findsAmbiguities: Bool

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: SceneOutput.self) ?? .json
    findsAmbiguities = arguments.takeFlag("--ambiguity")
    guard let path = arguments.takeWord() else {
      throw .usage("solve needs a file, or '-' for standard input.")
    }
    source = InputSource(path: path)
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let bytes = try source.bytes(terminal)
    let answer: SceneAnswer
    do throws(SceneReadingError) {
      let reading = try SceneReading(json: bytes)
      for key in reading.ignoredKeys { terminal.say("\(source): \(key) is not known and ignored") }
      answer = try SceneTree(reading.document).answer(findingAmbiguities: findsAmbiguities)
    } catch {
      throw ToolExit(status: .badData, message: "\(source): \(error)")
    }
    try terminal.print(answer.text(as: format))
    if answer.isFeasible { return .solved }
    terminal.say("\(source): required constraints conflict")
    return .conflict
  }
}

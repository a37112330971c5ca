/// `layout explain [FILE|-]`: a log of Apple's systems in, what cannot hold out.
struct ExplainCommand {
  private let source: InputSource
  private let log: ExplainLog

  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    log = try ExplainLog(&arguments)
    source = InputSource(path: arguments.takeWord() ?? "-")
    try arguments.finish()
  }

  func run(_ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    try log.run(source.bytes(terminal), terminal)
  }
}

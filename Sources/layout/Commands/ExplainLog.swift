import LayoutLogs

/// The part of `layout explain` that reads logs.
struct ExplainLog {
  /// The forms an explanation is written in.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  private let format: Format
  private let readsRightToLeft: Bool

  /// Takes the options of logs out of a command line.
  init(_ arguments: inout ArgumentList) throws(ToolExit) {
    format = try arguments.takeChoice("--format", of: Format.self) ?? .text
    readsRightToLeft = arguments.takeFlag("--rtl")
  }

  /// Explains a log, and says whether something in it conflicts.
  func run(_ log: [UInt8], _ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let explanation = LogExplanation(log: log, readsRightToLeft: readsRightToLeft)
    switch format {
    case .text: try terminal.print(explanation.text)
    case .json: try terminal.print(explanation.json)
    case .html: try terminal.print(explanation.html)
    }
    return explanation.hasConflict ? .conflict : .solved
  }
}

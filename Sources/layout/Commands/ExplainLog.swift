import LayoutLogs

/// The part of `layout explain` that reads logs.
struct ExplainLog {
  /// The forms an explanation is written in.
  enum Format: String, CaseIterable {
    case text
    case json
    case html
  }

  let format: Format
  let readsRightToLeft: Bool

  /// Explains a log, and says whether something in it conflicts.
  func run(_ log: [UInt8], _ terminal: Terminal) throws(ToolExit) -> ToolStatus {
    let explanation = LogExplanation(log: log, readsRightToLeft: readsRightToLeft)
    switch format {
    case .text: try terminal.print(explanation.text())
    case .json: try terminal.print(explanation.json)
    case .html: try terminal.print(explanation.html())
    }
    return explanation.hasConflict ? .conflict : .solved
  }
}

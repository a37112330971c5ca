/// Why a run ends before its answer: a sentence for people and a status for scripts.
struct ToolExit: Error {
  let status: ToolStatus
  let message: String

  /// The tool was called in a way it does not know.
  static func usage(_ message: String) -> ToolExit {
    ToolExit(status: .wrongUsage, message: "\(message)\nTry 'layout --help'.")
  }
}

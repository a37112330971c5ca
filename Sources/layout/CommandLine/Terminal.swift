import Foundation

/// Data on standard output, talk on standard error, colour only for people.
struct Terminal {
  /// Whether standard output may be coloured.
  let isColored: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    isColored = !isPlain && isatty(FileHandle.standardOutput.fileDescriptor) == 1
  }

  /// Writes data.
  func print(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes talk.
  func say(_ text: String) {
    FileHandle.standardError.write(Data("layout: \(text)\n".utf8))
  }

  func bold(_ text: String) -> String { style("1", text) }
  func dim(_ text: String) -> String { style("2", text) }
  func green(_ text: String) -> String { style("32", text) }

  private func style(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

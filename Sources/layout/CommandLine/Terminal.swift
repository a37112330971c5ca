import Foundation

/// What a run is connected to: data on one way out, talk on the other, colour only for people.
struct Terminal {
  /// Whether data may be coloured.
  var isColored = false
  /// Reads standard input to its end.
  let input: () throws -> Data
  /// Writes data.
  let output: (Data) throws -> Void
  /// Writes talk.
  let talk: (Data) -> Void

  /// The process's own streams.
  ///
  /// Only the calls that throw are used: the others end the process where a stream is closed or a
  /// disk is full.
  static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Terminal {
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Terminal(
      isColored: !isPlain && isatty(FileHandle.standardOutput.fileDescriptor) == 1,
      input: { try FileHandle.standardInput.readToEnd() ?? Data() },
      output: { try FileHandle.standardOutput.write(contentsOf: $0) },
      talk: { try? FileHandle.standardError.write(contentsOf: $0) }
    )
  }

  /// Writes data.
  func print(_ text: String) throws(ToolExit) {
    do {
      try output(Data(text.utf8))
    } catch {
      throw ToolExit(status: .cannotWrite, message: "standard output cannot be written to")
    }
  }

  /// Writes talk; where nobody can hear it, nothing happens.
  func say(_ text: String) {
    talk(Data("layout: \(text)\n".utf8))
  }

  func bold(_ text: String) -> String { style("1", text) }
  func dim(_ text: String) -> String { style("2", text) }
  func green(_ text: String) -> String { style("32", text) }

  private func style(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

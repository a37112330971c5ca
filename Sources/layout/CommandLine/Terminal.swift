import Foundation

/// What a run is connected to: data on one way out, talk on the other, colour only for people.
struct Terminal {
  /// Whether data may be coloured.
  var isColored = false
  /// Whether a person watches the talk, so that a line may be written over.
  var isWatched = false
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
      isWatched: !isPlain && isatty(FileHandle.standardError.fileDescriptor) == 1,
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

  /// Says how far a long run is: on one line that is written over where a person watches, else
  /// every hundred steps.
  func progress(_ step: Int, of count: Int, _ name: String) {
    guard count > 1 else { return }
    if isWatched {
      let end = step == count ? "\n" : ""
      talk(Data("\r\u{1B}[Klayout: \(step)/\(count) \(step == count ? "files" : name)\(end)".utf8))
    } else if step.isMultiple(of: 100) || step == count {
      say("\(step)/\(count) files")
    }
  }

  func bold(_ text: String) -> String { style("1", text) }
  func dim(_ text: String) -> String { style("2", text) }
  func green(_ text: String) -> String { style("32", text) }

  private func style(_ code: String, _ text: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

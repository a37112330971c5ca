/// What a run is connected to: data on one way out, talk on the other, colour only for people.
struct Terminal {
  /// Whether data may be coloured.
  var isColored = false
  /// Whether a person watches the talk, so that a line may be written over.
  var isWatched = false
  /// Reads standard input to its end.
  let input: () throws -> [UInt8]
  /// Writes data.
  let output: ([UInt8]) throws -> Void
  /// Writes talk.
  let talk: ([UInt8]) -> Void

  /// The process's own streams.
  static func standard(
    environment: [String: String] = Platform.environment
  ) -> Terminal {
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return Terminal(
      isColored: !isPlain && Platform.isTerminal(.output),
      isWatched: !isPlain && Platform.isTerminal(.error),
      input: { try Platform.readInput() },
      output: { try Platform.send($0, to: .output) },
      talk: { try? Platform.send($0, to: .error) }
    )
  }

  /// Writes data.
  func print(_ text: String) throws(ToolExit) {
    do {
      try output(Array(text.utf8))
    } catch {
      throw ToolExit(status: .cannotWrite, message: "standard output cannot be written to")
    }
  }

  /// Writes messages for people; where standard error is closed, nothing happens.
  func say(_ text: String) {
    talk(Array("layout: \(text)\n".utf8))
  }

  /// Says how far a long run is: on one line that is written over where a person watches, else
  /// every hundred steps.
  func progress(_ step: Int, of count: Int, _ name: String) {
    guard count > 1 else { return }
    if isWatched {
      let end = step == count ? "\n" : ""
      let what = step == count ? "files" : name
      talk(Array("\r\u{1B}[Klayout: \(step)/\(count) \(what)\(end)".utf8))
    } else if step.isMultiple(of: 100) || step == count {
      say("\(step)/\(count) files")
    }
  }

  /// A text that stands back, for people.
  func dim(_ text: String) -> String { isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text }
}

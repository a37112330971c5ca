@testable import layout

/// What a run of the tool said, wrote and ended with.
struct ToolRun {
  let status: ToolStatus
  let output: String
  let talk: String

  /// Runs the tool on a command line, with text on standard input.
  ///
  /// - Parameters:
  ///   - line: The words, with single spaces between them.
  ///   - input: What stands on standard input; nil for one that cannot be read.
  ///   - hasRoom: Whether standard output takes what is written to it.
  init(_ line: String, input: String? = "", hasRoom: Bool = true) {
    final class Streams {
      var output: [UInt8] = []
      var talk: [UInt8] = []
    }
    struct Closed: Error {}
    let streams = Streams()
    let terminal = Terminal(
      input: {
        guard let input else { throw Closed() }
        return Array(input.utf8)
      },
      output: { bytes in
        guard hasRoom else { throw Closed() }
        streams.output += bytes
      },
      talk: { streams.talk += $0 }
    )
    status = LayoutTool.run(line.split(separator: " ").map(String.init), terminal)
    output = String(decoding: streams.output, as: UTF8.self)
    talk = String(decoding: streams.talk, as: UTF8.self)
  }
}

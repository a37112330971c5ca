import Foundation
import LayoutMigration

/// Code that stands in a test as it has to be printed, so that it is compiled and run too.
enum PrintedLines {
  /// The code of a file between two comments behind a line.
  static func code(of file: String, behind line: Int) throws -> [Substring] {
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(line)
    return Array(
      lines.drop { !$0.hasSuffix("// printed") }.dropFirst().prefix { !$0.hasSuffix("// end") }
    )
  }

  /// Whether what was printed is the code of a file between two comments behind a line.
  static func hold(_ printed: PrintedSource, of file: String, behind line: Int) throws -> Bool {
    try bare(printed.text().split(separator: "\n")) == bare(code(of: file, behind: line))
  }

  /// Code without what the formatter decides.
  static func bare(_ lines: [some StringProtocol]) -> String {
    lines.filter { !$0.hasPrefix("//") }.joined().filter { !$0.isWhitespace }
      .replacing(",)", with: ")").replacing(",]", with: "]")
  }
}

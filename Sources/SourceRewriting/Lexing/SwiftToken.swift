/// A token of Swift source: what it is, and the bytes it covers.
package struct SwiftToken: Equatable, Sendable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword, with backticks if it has some; `$0` too.
    case word
    /// A number.
    case number
    /// A whole string literal, interpolations included.
    case string
    /// A whole regular expression literal.
    case regex
    /// One or more operator characters in a row.
    case `operator`
    /// One of `( ) [ ] { } , ; : . @ \`.
    case punctuation
    /// `#if`, `#elseif`, `#else` or `#endif` with the rest of its line.
    case condition
    /// `#selector`, `#available` and the like, without what follows.
    case directive
  }

  /// What it is.
  package let kind: Kind
  /// Whether a line break lies between this token and the one before; true for the first one.
  package let startsLine: Bool
  /// Whether white space or a comment lies before it.
  package let followsSpace: Bool
  private let lower: Int32
  private let upper: Int32

  /// The bytes it covers.
  package var range: Range<Int> { Int(lower)..<Int(upper) }

  init(kind: Kind, range: Range<Int>, startsLine: Bool, followsSpace: Bool) {
    self.kind = kind
    self.startsLine = startsLine
    self.followsSpace = followsSpace
    lower = Int32(range.lowerBound)
    upper = Int32(range.upperBound)
  }
}

/// A comment of Swift source.
package struct SwiftComment: Equatable, Sendable {
  /// The bytes it covers, without the line break at its end.
  package let range: Range<Int>
  /// Whether it runs to the end of its line.
  package let isLine: Bool
  /// Whether only white space stands before it on its line.
  package let startsLine: Bool
}

/// Why a file cannot be read as Swift.
package enum SourceProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// It is larger than ``SwiftSource/largestFile``.
  case tooLarge
  /// Its bytes are not UTF-8, or it holds a zero byte.
  case notText
  /// A string, a comment or a regular expression has no end; the line, counted from 1.
  case unterminated(line: Int)
  /// A bracket has no partner; the line, counted from 1.
  case unbalanced(line: Int)
  /// Two changes of one place were planned, which is an error of this module.
  case overlappingEdits(line: Int)

  /// A sentence for people.
  package var description: String {
    switch self {
    case .tooLarge: "the file is larger than \(SwiftSource.largestFile / 1_000_000) MB"
    case .notText: "the file is not UTF-8 text"
    case .unterminated(let line): "what begins in line \(line) has no end"
    case .unbalanced(let line): "the bracket in line \(line) has no partner"
    case .overlappingEdits(let line):
      "two changes meet in line \(line), which is an error of this tool"
    }
  }
}

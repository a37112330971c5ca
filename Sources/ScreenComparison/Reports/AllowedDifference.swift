/// A difference that a team has decided to accept.
///
/// An allow-list is text, one entry on each line: class, item, date, reason. The item may hold `*`
/// for any text, and stands as reports name it, with spaces between backquotes; lines that begin
/// with `#` say nothing.
///
/// ```
/// handedness  header/*  2026-11-22  the header is not mirrored any more
/// ```
public struct AllowedDifference: Hashable, Sendable {
  /// The kind of difference.
  public let kind: LayoutDifference.Class
  /// The item, or a pattern for several: `screen:item`, or the item alone for every screen.
  public let pattern: String
  /// When it was allowed.
  public let date: String
  /// Why it was allowed.
  public let reason: String

  /// Makes an entry.
  public init(_ kind: LayoutDifference.Class, _ pattern: String, date: String, reason: String) {
    self.kind = kind
    self.pattern = pattern
    self.date = date
    self.reason = reason
  }

  /// A line of an allow-list that cannot be read.
  public struct ReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let reason: String

    /// Both in one line.
    public var description: String { "line \(line): \(reason)" }
  }

  /// Reads an allow-list.
  ///
  /// - Throws: ``ReadingError`` for the first line that is no entry.
  public static func list(_ text: String) throws(ReadingError) -> [AllowedDifference] {
    var list: [AllowedDifference] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = words(of: line)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let kind = LayoutDifference.Class(rawValue: first) else {
        throw ReadingError(line: index + 1, reason: "'\(first)' is no class of differences")
      }
      guard words.count == 4 else {
        throw ReadingError(line: index + 1, reason: "an entry is class, item, date and reason")
      }
      list.append(AllowedDifference(kind, words[1], date: words[2], reason: words[3]))
    }
    return list
  }

  /// The first three words of a line, and the rest; spaces between backquotes belong to a word.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in line {
      let isSpace = character == " " || character == "\t" || character == "\r"
      if isSpace, !isQuoted, words.count < 3 {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if isSpace, words.count == 3, word.isEmpty { continue }
      if words.count < 3, character == "`", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether a difference is meant, or one of the ways in which a constraint differs.
  package func covers(_ difference: LayoutDifference) -> Bool {
    difference.kinds.contains { covers($0, of: difference) }
  }

  /// Whether one of the ways in which a constraint differs is meant.
  func covers(_ kind: LayoutDifference.Class, of difference: LayoutDifference) -> Bool {
    kind == self.kind
      && (Self.matches(pattern[...], difference.item[...])
        || Self.matches(pattern[...], "\(difference.screen):\(difference.item)"[...]))
  }

  /// Whether a text has the form of a pattern; each star is tried from short to long.
  private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return pattern == text
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}

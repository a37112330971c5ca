import LayoutStatements

/// Names in backticks: `` `title` `` is `title`, and `` `default` `` what `self.default` means.
extension SwiftSource {
  /// The bytes of a token without backticks that its name does not need.
  func spelling(of range: Range<Int>) -> Range<Int> {
    guard range.count > 2, bytes[range.lowerBound] == .backtick else { return range }
    let name = range.lowerBound + 1..<range.upperBound - 1
    let isPlain = bytes[name].allSatisfy(\.isWordPart) && !bytes[name.lowerBound].isDigit
    return isPlain && !SwiftWords.isReserved(text(name)) ? name : range
  }

  /// The text of some tokens without backticks that their names do not need.
  func spelling(ofTokens range: Range<Int>) -> String {
    var (text, start) = ("", tokens[range.lowerBound].range.lowerBound)
    for token in range where tokens[token].kind == .word {
      let whole = tokens[token].range
      let name = spelling(of: whole)
      guard name != whole else { continue }
      text += self.text(start..<whole.lowerBound) + self.text(name)
      start = whole.upperBound
    }
    return text + self.text(start..<tokens[range.upperBound - 1].range.upperBound)
  }

  /// A name without its backticks, as what is known of it is kept by.
  static func plain(_ name: String) -> String {
    guard name.utf8.first == .backtick, name != "`self`" else { return name }
    return name.replacing("`", with: "")
  }
}

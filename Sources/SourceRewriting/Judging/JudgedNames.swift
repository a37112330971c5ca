/// Names in backticks, as the judge reads them.
enum JudgedNames {
  /// Words that say something else without backticks.
  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "inout", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// The words with names for names: without backticks, and another one for a keyword, which is a name in backticks and
  /// as a member of `self`.
  static func plain(_ words: [JudgedCode.Word]) -> [JudgedCode.Word] {
    guard words.contains(where: { $0.text == "`" }) else { return words }
    var plain: [JudgedCode.Word] = []
    var index = 0
    while index < words.count {
      let isQuoted =
        index + 2 < words.count && words[index].text == "`"
        && words[index + 2].text == "`"
      let word = words[index + (isQuoted ? 1 : 0)]
      let isMember = plain.suffix(2).map(\.text) == ["self", "."]
      let isName = isQuoted && word.text != "self" || isMember
      let name = isName && keywords.contains(word.text) ? word.text + "_" : word.text
      let startsLine = words[index].startsLine
      plain.append(JudgedCode.Word(text: name, startsLine: startsLine, line: word.line))
      index += isQuoted ? 3 : 1
    }
    return plain
  }
}

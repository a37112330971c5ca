/// What may follow a row's formula: priorities, the direction, a content size's two priorities.
struct RowSuffix {
  var priority: Double?
  /// The direction that visual format with left and right attributes says.
  var readsRightToLeft: Bool?
  var hugging: Double?
  var resistance: Double?

  /// Reads everything from end to end; nil if something else stands there.
  init?(_ bytes: Bytes) {
    var numbers = NumberReader()
    var rest = bytes.trimmed
    while !rest.isEmpty {
      let word = Self.word(rest)
      rest = rest[word.endIndex...].trimmed
      func value(behind mark: String) -> Double? {
        word.index(behind: mark).flatMap { numbers.number(word[$0...]) }
      }
      if word.text == "(LTR)" {
        readsRightToLeft = false
      } else if word.text == "(RTL)" {
        readsRightToLeft = true
      } else if let number = value(behind: "@") ?? value(behind: "^") ?? value(behind: "priority:")
      {
        priority = number
      } else if let number = value(behind: "Hug:") {
        hugging = number
      } else if let number = value(behind: "CompressionResistance:") {
        resistance = number
      } else {
        return nil
      }
    }
  }

  /// The first word; a space may stand between the mark of a priority and its number.
  private static func word(_ bytes: Bytes) -> Bytes {
    var start = bytes.startIndex
    for mark in ["@", "^", "priority:"] {
      if let end = bytes.index(behind: mark) { start = end }
    }
    while start < bytes.endIndex, bytes[start] == .space { start += 1 }
    return bytes[..<(bytes[start...].firstIndex(of: .space) ?? bytes.endIndex)]
  }
}

/// Pieces of Swift source code.
package enum SwiftText {
  /// A string literal.
  package static func quoted(_ text: String) -> String {
    var literal = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case _ where character.value < 0x20 || character.value == 0x7F:
        literal += "\\u{\(String(character.value, radix: 16))}"
      default: literal.unicodeScalars.append(character)
      }
    }
    return "\"\(literal)\""
  }
}

/// Names as Swift takes them.
package enum SwiftWords {
  /// Whether a text can name a variable.
  package static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } && !reserved.contains(text)
  }

  /// A variable's name that recalls any text: `follow button` is `followButton`.
  package static func lowerCamel(_ text: String) -> String {
    var name = ""
    var startsWord = false
    for character in text {
      guard character.isLetter || character.isNumber || character == "_" else {
        startsWord = true
        continue
      }
      name += startsWord && !name.isEmpty ? character.uppercased() : String(character)
      startsWord = false
    }
    if name.first?.isUppercase == true {
      let capitals = name.prefix { $0.isUppercase }.count
      let lowered = capitals == name.count ? capitals : max(1, capitals - 1)
      name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }
    guard let first = name.first else { return "item" }
    if first.isNumber { name = "item" + name }
    return reserved.contains(name) ? name + "Item" : name
  }

  /// Whether a text is a word of the language, which names nothing without backticks.
  package static func isReserved(_ text: String) -> Bool { reserved.contains(text) }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

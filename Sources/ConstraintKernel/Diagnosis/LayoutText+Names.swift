// Names in text that reads like code, where a space or a dot in a name would hide where it ends.
extension LayoutText {
  /// A name as it stands in text that reads like code.
  ///
  /// A path of identifiers stands as it is: `card`, `Card.badges[1]`, `LayoutView#3`. Any other name stands in
  /// backquotes, what would break the line or end the quotation behind a backslash: `` `Sign in` ``. An empty
  /// one stays empty.
  /// - Complexity: O(*n*) in the name's characters.
  package static func quoted(_ name: String) -> String {
    if name.isEmpty || isPath(name) { return name }
    return "`\(name.unicodeScalars.reduce(into: "") { $0 += escaped($1) })`"
  }

  /// The name that ``quoted(_:)`` made of one; a text that is not quoted stays as it is.
  package static func unquoted(_ text: String) -> String {
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    var name = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars.dropFirst().dropLast() {
      if isEscaped {
        name.append(escapes.first { $0.letter == scalar }?.scalar ?? scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        name.append(scalar)
      }
    }
    return String(name)
  }

  /// What a quoted name cannot hold, and what stands for it behind a backslash.
  private static let escapes: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
    ("`", "`"), ("\\", "\\"), ("\n", "n"), ("\r", "r"), ("\t", "t"), ("\0", "0"),
  ]

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    escapes.first { $0.scalar == scalar }.map { "\\\($0.letter)" } ?? String(scalar)
  }

  /// Whether a name is a path of identifiers, with indices and numbers behind them: `Card.badges[1]`,
  /// `LayoutView#3`, `pair.0`.
  private static func isPath(_ name: String) -> Bool {
    // What the next character may be.
    enum Place { case start, component, identifier, digits, index, indexDigits, end }
    var place = Place.start
    let (digits, letters) = (
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z")
    )
    let (underscore, caseBit) = (UInt8(ascii: "_"), UInt8(ascii: " "))
    for character in name {
      // Unicode's tables take long, and most names are ASCII.
      let code = character.asciiValue
      let isDigit = code.map { digits ~= $0 } ?? false
      let isLetter = code.map { letters ~= $0 | caseBit || $0 == underscore } ?? character.isLetter
      switch (place, character) {
      case (.start, _) where isLetter, (.component, _) where isLetter: place = .identifier
      case (.component, _) where isDigit: place = .digits
      case (.identifier, _) where isLetter || isDigit: break
      case (.digits, _) where isDigit: break
      case (.identifier, "#"): place = .component
      case (.identifier, "["), (.end, "["): place = .index
      case (.index, _) where isDigit: place = .indexDigits
      case (.indexDigits, _) where isDigit: break
      case (.indexDigits, "]"): place = .end
      case (.identifier, "."), (.digits, "."), (.end, "."): place = .component
      default: return false
      }
    }
    return place == .identifier || place == .digits || place == .end
  }
}

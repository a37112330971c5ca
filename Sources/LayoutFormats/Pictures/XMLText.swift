/// Text as XML and HTML can hold it.
package enum XMLText {
  /// Text between tags or in quotes; characters XML has no way to write become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(isWritable(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether XML 1.0 has the character at all, and keeps it as it is.
  private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}

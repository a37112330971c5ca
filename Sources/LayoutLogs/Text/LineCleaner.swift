/// Undoes what consoles, editors, Markdown and web pages do to a line.
///
/// Colours are dropped, entities and backslash escapes resolved, typographic quotes and dashes made
/// plain, spaces of any kind made spaces. What a line says is not touched.
enum LineCleaner {
  static func clean(_ line: Bytes) -> [UInt8] {
    guard line.contains(where: isSuspect) else { return Array(line) }
    var cleaned: [UInt8] = []
    cleaned.reserveCapacity(line.count)
    var index = line.startIndex
    while index < line.endIndex {
      index = step(line, index, &cleaned)
    }
    return cleaned
  }

  private static func isSuspect(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "~")
  }

  /// Copies what stands at an index, and says where to go on.
  private static func step(_ line: Bytes, _ index: Int, _ cleaned: inout [UInt8]) -> Int {
    let byte = line[index]
    if byte == 0x1B { return colourEnd(line, index) }
    if byte < 0x20 {
      if byte == 0x09 { cleaned.append(.space) }
      return index + 1
    }
    if byte == UInt8(ascii: "\\"), index + 1 < line.endIndex, isEscapable(line[index + 1]) {
      cleaned.append(line[index + 1])
      return index + 2
    }
    if isSuspect(byte) {
      for (words, plain) in replacements where line.has(words, at: index) {
        cleaned.append(contentsOf: plain.utf8)
        return index + words.utf8.count
      }
    }
    cleaned.append(byte)
    return index + 1
  }

  /// The index behind an escape sequence such as `ESC [ 31 m`.
  private static func colourEnd(_ line: Bytes, _ index: Int) -> Int {
    var end = index + 1
    guard end < line.endIndex, line[end] == UInt8(ascii: "[") else { return end }
    end += 1
    while end < line.endIndex, !line[end].isLetter { end += 1 }
    return min(end + 1, line.endIndex)
  }

  /// Signs that Markdown and JSON put a backslash before.
  private static func isEscapable(_ byte: UInt8) -> Bool {
    "<>\"'[]()*_~|-`#!.+=&:$@{}".utf8.contains(byte)
  }

  private static let replacements: [(words: String, plain: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"),
    ("&apos;", "'"), ("&nbsp;", " "), ("&amp;", "&"),
    // Markdown strikes out what stands between two dashes.
    ("~~", "-"),
    ("\u{A0}", " "), ("\u{202F}", " "), ("\u{3000}", " "), ("\u{2028}", " "),
    ("\u{200B}", ""), ("\u{200E}", ""), ("\u{200F}", ""), ("\u{FEFF}", ""),
    ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{201E}", "\""), ("\u{AB}", "\""), ("\u{BB}", "\""),
    ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{2013}", "-"), ("\u{2014}", "-"), ("\u{2212}", "-"),
    ("\u{2026}", "..."), ("\u{2264}", "<="), ("\u{2265}", ">="),
  ]
}

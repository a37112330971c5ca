/// Reads items: `UILabel:0x7f8'Title'`, names that a note explains, keys of Masonry's.
struct ItemReader {
  let note: RowNote

  /// The item that the bytes are from end to end; nil if they are none.
  func item(_ bytes: Bytes) -> LogItem? {
    var bytes = bytes.trimmed
    if bytes.first == .less, bytes.last == .greater { bytes = bytes.dropFirst().dropLast() }
    guard let first = bytes.first else { return nil }
    if bytes.text == "|" || bytes.text == "'|'" { return superview }
    if let entry = named(bytes) { return entry }
    if let mark = bytes.first(":0x"), mark > bytes.startIndex {
      return addressed(bytes, mark)
    }
    // A number is no name, and a word with a sign of a comparison is more than a name.
    guard !first.isDigit || bytes.contains(where: { $0.isLetter }) else { return nil }
    guard !bytes.contains(.less), !bytes.contains(.greater), bytes.count <= 512,
      first != .apostrophe, !bytes.contains(words: "==")
    else { return nil }
    let text = bytes.text
    guard let colon = bytes.firstIndex(of: .colon), colon > bytes.startIndex else {
      return LogItem(identity: .name(text), className: text)
    }
    return LogItem(
      identity: .name(text),
      className: bytes[..<colon].text,
      name: bytes[(colon + 1)...].text
    )
  }

  /// The superview of the row's other item.
  var superview: LogItem { note.superview ?? LogItem(identity: .superview, className: "") }

  /// Without `0x`, zeros in front and capitals.
  static func address(_ bytes: Bytes) -> String {
    let digits = bytes.dropFirst(2).drop { $0 == UInt8(ascii: "0") }
    return digits.text.lowercased()
  }

  private func addressed(_ bytes: Bytes, _ mark: Int) -> LogItem? {
    var end = mark + 3
    while end < bytes.endIndex, bytes[end].isHexDigit { end += 1 }
    guard end > mark + 3 else { return nil }
    let className = bytes[..<mark]
    guard !className.contains(.apostrophe), !className.contains(.space) || className.count < 128
    else { return nil }
    var item = LogItem(
      identity: .address(Self.address(bytes[(mark + 1)..<end])),
      className: className.text
    )
    let rest = bytes[end...]
    if rest.isEmpty { return item }
    guard rest.first == .apostrophe, rest.last == .apostrophe, rest.count > 1 else { return nil }
    item.text = rest.dropFirst().dropLast().text
    return item
  }

  /// The item whose name the note explains.
  private func named(_ bytes: Bytes) -> LogItem? {
    let matches = note.entries.filter { $0.name.elementsEqual(bytes) }
    guard let first = matches.first else { return nil }
    let text = bytes.text
    let isOne = matches.allSatisfy { $0.address == first.address }
    return LogItem(
      identity: isOne ? .address(first.address) : .ambiguous(text),
      className: "",
      name: text
    )
  }
}

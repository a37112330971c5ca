/// The beginning of a row: `<NSLayoutConstraint:0x6000 `, and where SnapKit stands, the source.
struct RowHead {
  /// Where the row begins.
  let start: Int
  let className: Bytes
  let id: Bytes
  /// The file and line in a row of SnapKit's.
  let source: Bytes?
  /// Where the body begins.
  let body: Int
  /// Whether the `<` was lost on the way.
  let isBare: Bool

  /// The longest class name that is looked for.
  private static let longestClass = 1024
  /// The longest path that is looked for.
  private static let longestPath = 1024

  /// Reads the beginning of a row at an index; nil if no row begins there.
  ///
  /// Items look alike, such as `<UIView:0x7f8>`, so a row is known by the space behind its address and
  /// by its class, which names a constraint; early SnapKit wraps both in brackets of their own.
  init?(_ bytes: Bytes, at start: Int) {
    self.start = start
    var index = start
    isBare = bytes[index] != .less
    if !isBare { index += 1 }
    let isWrapped = index < bytes.endIndex && bytes[index] == .less
    if isWrapped { index += 1 }
    let limit = Swift.min(bytes.endIndex, index + Self.longestClass)
    let nameStart = index
    while index < limit, Self.isClassByte(bytes[index]) { index += 1 }
    guard index < limit, bytes[index] == .colon, index > nameStart else { return nil }
    className = bytes[nameStart..<index]
    index += 1
    let idStart = index
    while index < bytes.endIndex, !" @<>\"[]".utf8.contains(bytes[index]) { index += 1 }
    id = bytes[idStart..<index]
    let isAddress = id.begins(with: "0x") && id.count > 2
    guard !id.isEmpty,
      className.contains(words: "onstraint") || (isAddress && !isWrapped && !isBare)
    else {
      return nil
    }
    if isWrapped {
      guard index < bytes.endIndex, bytes[index] == .greater else { return nil }
      index += 1
    }
    var source: Bytes?
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "@") {
      guard let end = Self.sourceEnd(bytes, from: index + 1) else { return nil }
      source = bytes[(index + 1)..<end]
      index = end
    }
    guard index == bytes.endIndex || bytes[index] == .space else { return nil }
    self.source = source
    body = index
  }

  /// The end of a path with a line number, such as `Card.swift#42`; paths may hold spaces.
  private static func sourceEnd(_ bytes: Bytes, from start: Int) -> Int? {
    var index = start
    let limit = Swift.min(bytes.endIndex, start + longestPath)
    while index < limit {
      if bytes[index] == UInt8(ascii: "#") {
        var end = index + 1
        while end < bytes.endIndex, bytes[end].isDigit { end += 1 }
        if end > index + 1, end == bytes.endIndex || bytes[end] == .space { return end }
      }
      index += 1
    }
    return nil
  }

  /// Letters of classes, mangled ones and those from which Markdown took the underscores included.
  private static func isClassByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || "_.$*-".utf8.contains(byte)
  }
}

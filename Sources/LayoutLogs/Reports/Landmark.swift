/// The sentences that a report is made of, and places where rows begin.
enum Landmark {
  /// The first line of a report.
  case head
  /// The sentence that announces the row the system broke.
  case recovery
  /// The beginning of a row.
  case row(RowHead)

  /// The landmark at an index, if one stands there.
  static func at(_ bytes: Bytes, _ index: Int) -> Landmark? {
    switch bytes[index] {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      bytes.has("nable to simultaneously satisfy constraints", at: index + 1) ? .head : nil
    case UInt8(ascii: "C"):
      bytes.has("Conflicting constraints detected", at: index) ? .head : nil
    case UInt8(ascii: "W"), UInt8(ascii: "w"):
      bytes.has("ill attempt to recover by breaking", at: index + 1) ? .recovery : nil
    case .less:
      RowHead(bytes, at: index).map { .row($0) }
    default: nil
    }
  }

  /// The first landmark at or behind a position, and where it stands.
  static func next(_ bytes: [UInt8], from start: Int) -> (landmark: Landmark, position: Int)? {
    var index = start
    if start == 0, let bare = bareRow(bytes) { return bare }
    while index < bytes.count {
      if let landmark = at(bytes[...], index) { return (landmark, index) }
      index += 1
    }
    return nil
  }

  /// A row at the beginning of a line that lost its `<`.
  private static func bareRow(_ bytes: [UInt8]) -> (landmark: Landmark, position: Int)? {
    guard let start = bytes.firstIndex(where: { $0.isLetter || $0 == UInt8(ascii: "_") }),
      bytes[..<start].allSatisfy({ " \"'`*>|/#(,-.".utf8.contains($0) || $0.isDigit }),
      let head = RowHead(bytes[...], at: start), head.className.contains(words: "onstraint"),
      head.id.begins(with: "0x")
    else { return nil }
    return (.row(head), start)
  }
}

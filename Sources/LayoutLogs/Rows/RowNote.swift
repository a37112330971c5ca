/// The remark at the end of a row: `(active, names: card:0x7f8, '|':UIView:0x7f9 )`.
struct RowNote {
  /// An entry that says what a bare name stands for.
  struct Entry {
    let name: Bytes
    let address: String
  }

  private(set) var entries: [Entry] = []
  /// What `'|'` stands for.
  private(set) var superview: LogItem?
  private(set) var isActive = true
  /// Whether the note ends with its bracket.
  private(set) var isClosed = true
  /// What stands behind the note.
  private(set) var rest: Bytes = []

  /// Splits a row in what it demands and its note.
  static func split(_ bytes: Bytes) -> (body: Bytes, note: RowNote) {
    var note = RowNote()
    let starts = ["(active", "(inactive", "(names:", "(Names:"].compactMap { bytes.last($0) }
    guard let start = starts.min() else { return (bytes.trimmed, note) }
    let body = bytes[..<start].trimmed
    guard let end = bytes[start...].last(")") else {
      note.isClosed = false
      return (body, note)
    }
    note.rest = bytes[(end + 1)...].trimmed
    var inside = bytes[(start + 1)..<end].trimmed
    note.isActive = !inside.begins(with: "inactive")
    if let names = inside.first("ames:") {
      inside = inside[(names + 5)...].trimmed
      note.read(inside)
    }
    return (body, note)
  }

  /// Reads the entries from their addresses backwards, since a name may hold anything.
  private mutating func read(_ list: Bytes) {
    var start = list.startIndex
    var index = start
    while let mark = list.first(":0x", from: index) {
      var end = mark + 3
      while end < list.endIndex, list[end].isHexDigit { end += 1 }
      let isEnd = end == list.endIndex || [UInt8(ascii: ","), .space].contains(list[end])
      guard end > mark + 3, isEnd else {
        index = mark + 3
        continue
      }
      add(list[start..<mark].trimmed, ItemReader.address(list[(mark + 1)..<end]))
      while end < list.endIndex, [UInt8(ascii: ","), .space].contains(list[end]) { end += 1 }
      start = end
      index = end
    }
  }

  private mutating func add(_ name: Bytes, _ address: String) {
    for mark in ["'|':", "|:"] {
      guard let start = name.index(behind: mark) else { continue }
      let text = name[start...].trimmed.text
      superview = LogItem(identity: .address(address), className: text)
      return
    }
    entries.append(Entry(name: name, address: address))
  }
}

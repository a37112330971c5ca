/// Finds where a row ends, and reads it, over several lines if it was wrapped.
struct RowScanner {
  let lines: [LogLine]

  /// What was found at the beginning of a row.
  struct Found {
    var row: LogRow
    /// Where to go on: the index of a line, and a position in it.
    var line: Int
    var position: Int
  }

  /// The most lines a row is put together from.
  private static let mostLines = 6
  /// The most bytes of a row.
  private static let longestRow = 4096

  /// Reads the row that begins with a head; what cannot be read comes back with its problem.
  func row(_ head: RowHead, line: Int) -> Found {
    var parser = RowParser(head: head)
    var joined = lines[line].bytes
    var last = line
    // Where the last line that was joined begins, and how much of its own beginning was left out.
    var (seam, offset) = (0, 0)
    let dressing = Self.dressing(joined[..<head.start])
    while true {
      // Where the next row begins, this one ends.
      let limit = Swift.min(nextHead(joined, from: head.body), head.start + Self.longestRow)
      if let (row, end) = complete(joined[..<limit], head, &parser, line) {
        return Found(row: row, line: last, position: end - seam + offset)
      }
      guard limit >= joined.count, last + 1 < lines.count, last - line + 1 < Self.mostLines,
        let more = continuation(lines[last + 1].bytes[...], dressing)
      else { break }
      last += 1
      // A console that wraps at a width breaks words as well, so both are tried.
      let unbroken = joined + more
      if more.contains(.greater), let (row, end) = complete(unbroken[...], head, &parser, line) {
        return Found(row: row, line: last, position: end - joined.count + more.startIndex)
      }
      joined += [.space] + more
      (seam, offset) = (joined.count - more.count, more.startIndex)
    }
    return incomplete(head, &parser, line)
  }

  /// The row as far as its first line goes: without its `>`, or unreadable.
  private func incomplete(_ head: RowHead, _ parser: inout RowParser, _ line: Int) -> Found {
    let bytes = lines[line].bytes
    let end = nextHead(bytes, from: head.body)
    if let row = bare(bytes[..<end], head, &parser, line) {
      return Found(row: row, line: line, position: end)
    }
    var row = parser.blank(line: lines[line].number)
    row.text = bytes[head.start..<end].prefix(400).trimmed.text
    let isOpen = !bytes[head.body..<end].contains(.greater)
    row.problem = parser.problem ?? (isOpen ? "the row is cut off" : Self.unknownForm)
    return Found(row: row, line: line, position: end)
  }

  private static let unknownForm = "it is neither an equation nor visual format"

  /// The row up to the first `>` that ends it.
  private func complete(
    _ bytes: Bytes,
    _ head: RowHead,
    _ parser: inout RowParser,
    _ line: Int
  ) -> (row: LogRow, end: Int)? {
    var index = head.body
    var trials = 0
    while trials < 32, index < bytes.endIndex, let end = bytes[index...].firstIndex(of: .greater) {
      index = end + 1
      trials += 1
      if index < bytes.endIndex, !Self.mayFollow(bytes[index]) { continue }
      if var row = parser.row(bytes[head.body..<end], line: lines[line].number) {
        row.text = bytes[head.start...end].text
        return (row, index)
      }
    }
    return nil
  }

  /// A row whose `>` was lost, as far as nothing else can be missing.
  private func bare(
    _ bytes: Bytes,
    _ head: RowHead,
    _ parser: inout RowParser,
    _ line: Int
  ) -> LogRow? {
    var end = bytes.endIndex
    while end > head.body, " \",);`*".utf8.contains(bytes[end - 1]) {
      // A bracket may belong to the row's note.
      if bytes[end - 1] == UInt8(ascii: ")"), bytes[head.body..<end].contains(words: "(") { break }
      end -= 1
    }
    guard end > head.body, head.isBare || bytes[end - 1] == UInt8(ascii: ")"),
      var row = parser.row(bytes[head.body..<end], line: lines[line].number)
    else { return nil }
    row.text = bytes[head.start..<end].text
    return row
  }

  private func nextHead(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, let mark = bytes[index...].firstIndex(of: .less) {
      let isItem = mark > 0 && bytes[mark - 1] == .less
      if !isItem, RowHead(bytes[...], at: mark) != nil { return mark }
      index = mark + 1
    }
    return bytes.count
  }

  /// What continues a row: no blank line, no other row, no other part of a report.
  private func continuation(_ bytes: Bytes, _ dressing: Bytes) -> Bytes? {
    var rest = bytes.trimmed
    if !dressing.isEmpty, rest.starts(with: dressing) {
      rest = rest[(rest.startIndex + dressing.count)...].trimmed
    }
    guard !rest.isEmpty, rest.first != .quote, Landmark.at(rest, rest.startIndex) == nil,
      RowHead(rest, at: rest.startIndex) == nil
    else { return nil }
    return rest
  }

  /// The sign of a quotation or a comment before a row.
  private static func dressing(_ bytes: Bytes) -> Bytes {
    if bytes.count > 64 { return [] }
    let bytes = bytes.trimmed
    let signs = bytes.prefix { ">/#|*".utf8.contains($0) }
    return signs
  }

  /// Whether a `>` before this byte can end a row.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "=")
  }
}

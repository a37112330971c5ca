/// Puts rows together to reports.
///
/// A report begins with its sentence, or with the first row where the sentence was lost, and ends
/// with the row the system broke.
struct ReportReader {
  private let lines: [LogLine]
  private let scanner: RowScanner
  private(set) var reports: [LogReport] = []
  private(set) var unread: [LogExplanation.UnreadLine] = []

  private var current: LogReport?
  /// Whether the next row is the one the system broke.
  private var awaitsBroken = false
  /// Whether the list's bracket has been opened, and not been closed.
  private var isInList = false

  init(lines: [LogLine]) {
    self.lines = lines
    scanner = RowScanner(lines: lines)
  }

  mutating func read() {
    var line = 0
    var position = 0
    while line < lines.count {
      guard let (landmark, start) = Landmark.next(lines[line].bytes, from: position) else {
        if position == 0 { readOther(lines[line]) }
        line += 1
        position = 0
        continue
      }
      switch landmark {
      case .head:
        begin(isComplaint: true, lines[line].number)
        position = start + 1
      case .recovery:
        if current == nil { begin(isComplaint: true, lines[line].number) }
        current?.isComplaint = true
        awaitsBroken = true
        isInList = false
        position = start + 1
      case .row(let head):
        let found = scanner.row(head, line: line)
        add(found.row)
        line = found.line
        position = found.position
      }
    }
    finish()
    unread.sort { $0.line < $1.line }
  }

  private mutating func begin(isComplaint: Bool, _ line: Int) {
    finish()
    current = LogReport(line: line, isComplaint: isComplaint)
  }

  private mutating func finish() {
    if var report = current {
      report.broken = report.broken ?? report.rows.firstIndex { !$0.isListed }
      if report.isCut || !report.rows.isEmpty { reports.append(report) }
    }
    current = nil
    awaitsBroken = false
    isInList = false
  }

  private mutating func add(_ row: LogRow) {
    if let problem = row.problem {
      unread.append(.init(line: row.line, text: row.text, reason: problem))
    }
    if current == nil { begin(isComplaint: false, row.line) }
    guard awaitsBroken else {
      isInList = true
      current?.rows.append(row)
      return
    }
    if let index = current?.rows.firstIndex(where: { $0.id == row.id }) {
      current?.broken = index
    } else {
      var row = row
      row.isListed = false
      current?.rows.append(row)
    }
    finish()
  }

  /// A line without any row: brackets, dots for rows left out, other programs' lines.
  private mutating func readOther(_ line: LogLine) {
    let text = line.bytes[...].trimmed
    let plain = Self.plain(text)
    if plain.isEmpty { return }
    if isList(plain, "(") {
      // A second list without its sentence.
      if let report = current, !report.rows.isEmpty, !awaitsBroken { finish() }
    } else if isList(plain, ")") || isList(plain, ").") {
      isInList = false
    } else if current != nil, isCut(plain) {
      current?.isCut = true
    } else if isInList, !awaitsBroken, !isRemark(text) {
      // What names a constraint and is no row has lost too much to be one.
      if text.contains(words: "onstraint:") { current?.isCut = true }
      unread.append(
        .init(
          line: line.number,
          text: text.prefix(120).text,
          reason: "no constraint stands there"
        )
      )
    }
  }

  /// A line without signs of quotation before it and a page's line end behind it.
  private static func plain(_ line: Bytes) -> Bytes {
    var plain = line.drop { "> /#|*`".utf8.contains($0) }.trimmed
    for end in ["<br>", "<br/>", "<br />"] where plain.has(end, at: plain.endIndex - end.utf8.count)
    {
      plain = plain.dropLast(end.utf8.count).trimmed
    }
    return plain
  }

  /// Whether a line is a bracket of a list, perhaps with a time and a process before it.
  private func isList(_ line: Bytes, _ sign: String) -> Bool {
    let start = line.endIndex - sign.utf8.count
    return line.has(sign, at: start) && (start == line.startIndex || line.has("] ", at: start - 2))
  }

  /// Whether a line stands for rows that are left out, or is one whose text the system keeps back.
  private func isCut(_ line: Bytes) -> Bool {
    let core = line.filter { !" \"',;*`()[]<>".utf8.contains($0) }
    return core.elementsEqual("...".utf8) || core.elementsEqual("private".utf8)
      || line.contains(words: "<private>")
  }

  /// Whether a line inside a list is a person's remark, or Markdown's.
  private func isRemark(_ line: Bytes) -> Bool {
    line.begins(with: "//") || line.begins(with: "#") || line.begins(with: "```")
      || !line.contains { $0.isLetter }
  }
}

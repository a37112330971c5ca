import ConstraintSolver

/// Reads one row from `<` to `>`.
///
/// Names and texts may hold anything, brackets and signs of equality included. So nothing is taken for
/// the end of a name unless everything behind it can be read: the first reading that explains the whole
/// row counts.
struct RowParser {
  private let head: RowHead
  private(set) var problem: String?
  /// How many more places and items are tried: enough for any row, and a bound for what is none.
  private var trials = 200

  init(head: RowHead) {
    self.head = head
  }

  /// The row between its head and an end; nil if these bytes are no row.
  mutating func row(_ bytes: Bytes, line: Int) -> LogRow? {
    if trials == 0 { return nil }
    let (body, note) = RowNote.split(bytes)
    guard note.isClosed else {
      problem = "the row is cut off"
      return nil
    }
    guard let formula = formula(body, note) else { return nil }
    var row = blank(line: line)
    row.formula = formula.formula
    row.identifier = formula.identifier?.text
    row.mask = formula.mask?.text
    row.superview = note.superview
    row.isActive = note.isActive
    return row
  }

  /// A row of which no more is known than its head.
  func blank(line: Int) -> LogRow {
    LogRow(
      line: line,
      text: "",
      className: head.className.text,
      id: head.id.begins(with: "0x") ? ItemReader.address(head.id) : head.id.text,
      source: head.source?.text
    )
  }

  private typealias Reading = (formula: LogFormula, identifier: Bytes?, mask: Bytes?)

  private mutating func formula(_ body: Bytes, _ note: RowNote) -> Reading? {
    var body = body
    var mask: Bytes?
    if let end = Self.maskEnd(body) {
      mask = body[..<end].trimmed
      body = body[end...].trimmed
    }
    if body.first != .apostrophe {
      return demand(body, note).map { ($0, nil, mask) }
    }
    // An identifier ends at the first apostrophe behind which a formula stands; one of items that are
    // known, if there is any, as the rest of an identifier might be taken for a name.
    var doubtful: Reading?
    var index = body.startIndex + 1
    while index < body.endIndex, trials > 0 {
      if body[index] == .apostrophe {
        var rest = body[(index + 1)...].trimmed
        var late: Bytes?
        if let end = Self.maskEnd(rest) {
          late = rest[..<end].trimmed
          rest = rest[end...].trimmed
        }
        if let formula = demand(rest, note) {
          let reading = (formula, body[(body.startIndex + 1)..<index], mask ?? late)
          if !formula.hasDoubtfulName { return reading }
          doubtful = doubtful ?? reading
        }
      }
      index += 1
    }
    if let doubtful { return doubtful }
    // What looks like an identifier may be the superview: `'|'.minX == 0`.
    return demand(body, note).map { ($0, nil, mask) }
  }

  private mutating func demand(_ body: Bytes, _ note: RowNote) -> LogFormula? {
    if trials == 0 { return nil }
    if let start = body.index(behind: "priority:") {
      return demand(behindPriority: body[start...], note)
    }
    let items = ItemReader(note: note)
    let isVisual = ["H:", "V:"].contains { body.begins(with: $0) }
    var formula: LogFormula?
    if isVisual {
      var reader = VisualFormatReader(items: items, trials: trials)
      formula = reader.formula(body, note.rest)
      problem = reader.problem ?? problem
      trials = reader.trials
    }
    if formula == nil {
      var reader = EquationReader(items: items, trials: trials)
      formula = reader.formula(body, note.rest)
      problem = reader.problem ?? problem
      trials = reader.trials
    }
    return formula
  }

  /// What follows a priority that stands before it, as in some dumps.
  private mutating func demand(behindPriority bytes: Bytes, _ note: RowNote) -> LogFormula? {
    var numbers = NumberReader()
    let bytes = bytes.trimmed
    guard let end = bytes.firstIndex(of: .space), let priority = numbers.number(bytes[..<end]),
      var formula = demand(bytes[end...].trimmed, note)
    else { return nil }
    formula.priority = priority
    return formula
  }

  /// The end of an autoresizing mask, such as `h=--& v=-&-`.
  private static func maskEnd(_ bytes: Bytes) -> Int? {
    func axis(_ mark: String, _ index: Int) -> Int? {
      guard bytes.has(mark, at: index), index + 5 <= bytes.endIndex else { return nil }
      let signs = bytes[(index + 2)..<(index + 5)]
      return signs.allSatisfy { "-&".utf8.contains($0) } ? index + 5 : nil
    }
    guard var index = axis("h=", bytes.startIndex) else { return nil }
    while index < bytes.endIndex, bytes[index] == .space { index += 1 }
    return axis("v=", index)
  }
}

extension LogFormula {
  /// Whether an item has neither an address nor an entry in the note, and an apostrophe in its name.
  fileprivate var hasDoubtfulName: Bool {
    [first.item, second?.item].contains { item in
      item.map { $0.isWeak && $0.className.contains("'") } ?? false
    }
  }
}

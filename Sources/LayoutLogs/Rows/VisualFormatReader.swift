import ConstraintSolver

/// Reads visual format as logs print it: a size, or a gap between two ends.
struct VisualFormatReader {
  let items: ItemReader
  private var numbers = NumberReader()
  private var missingGap: String?
  /// How many more items are tried.
  private(set) var trials: Int

  init(items: ItemReader, trials: Int) {
    self.items = items
    self.trials = trials
  }

  /// What kept a row from being read, as far as it is known.
  var problem: String? { numbers.problem ?? missingGap }

  /// The formula that the bytes are from end to end.
  mutating func formula(_ bytes: Bytes, _ behindNote: Bytes) -> LogFormula? {
    let isVertical = bytes.begins(with: "V:")
    let rest = bytes.dropFirst(2).trimmed
    return gap(rest, isVertical, behindNote) ?? size(rest, isVertical, behindNote)
  }

  // MARK: Sizes

  /// `[UILabel:0x7f8'Title'(>=44)]`.
  private mutating func size(
    _ bytes: Bytes,
    _ isVertical: Bool,
    _ behindNote: Bytes
  ) -> LogFormula? {
    guard bytes.begins(with: "["), let close = bytes.last(")]"),
      let open = Self.opening(of: close, in: bytes),
      let item = items.item(bytes[(bytes.startIndex + 1)..<open]),
      let suffix = RowSuffix(bytes[(close + 2)...]), let late = RowSuffix(behindNote)
    else { return nil }
    let attribute: LogAttribute = isVertical ? .height : .width
    var formula = LogFormula(first: .init(item: item, attribute: attribute), relation: .equal)
    let content = bytes[(open + 1)..<close]
    if let measure = measure(content) {
      formula.relation = measure.relation
      formula.constant = measure.value
      formula.priority = measure.priority ?? 1000
    } else {
      let isCompared = EquationReader.relation(content, at: content.startIndex) != nil
      formula.relation = EquationReader.relation(content, at: content.startIndex) ?? .equal
      guard let other = items.item(isCompared ? content.dropFirst(2) : content), !other.isWeak
      else { return nil }
      formula.second = .init(item: other, attribute: attribute)
    }
    return apply([suffix, late], to: formula)
  }

  /// The bracket that the bracket at an index closes.
  private static func opening(of close: Int, in bytes: Bytes) -> Int? {
    var depth = 0
    var index = close
    while index > bytes.startIndex {
      if bytes[index] == UInt8(ascii: ")") { depth += 1 }
      if bytes[index] == UInt8(ascii: "(") {
        depth -= 1
        if depth == 0 { return index }
      }
      index -= 1
    }
    return nil
  }

  // MARK: Gaps

  /// One side of a gap: an item in square brackets, or an edge of the superview.
  private typealias End = (item: LogItem, isEdge: Bool)

  /// `[UILabel:0x7f8]-(8)-[UIView:0x7f9]`, or one end a superview's edge.
  private mutating func gap(
    _ bytes: Bytes,
    _ isVertical: Bool,
    _ behindNote: Bytes
  ) -> LogFormula? {
    for index in bytes.indices where trials > 0 {
      guard bytes.has("-", at: index + 1), let first = end(bytes[...index]),
        let gap = distance(bytes[(index + 1)...])
      else { continue }
      let rest = bytes[gap.end...]
      for index in rest.indices where trials > 0 {
        guard let second = end(rest[...index]), let suffix = RowSuffix(rest[(index + 1)...]),
          let late = RowSuffix(behindNote)
        else { continue }
        return apply([suffix, late], to: Self.formula(first, gap.measure, second, isVertical))
      }
    }
    return nil
  }

  private static func formula(
    _ first: End,
    _ gap: Measure,
    _ second: End,
    _ isVertical: Bool
  ) -> LogFormula {
    let start: LogAttribute = isVertical ? .top : .leading
    let end: LogAttribute = isVertical ? .bottom : .trailing
    var formula = LogFormula(
      first: .init(item: second.item, attribute: second.isEdge ? end : start),
      relation: gap.relation,
      second: .init(item: first.item, attribute: first.isEdge ? start : end),
      constant: gap.value,
      priority: gap.priority ?? 1000
    )
    formula.isVisualFormat = true
    return formula
  }

  private mutating func end(_ bytes: Bytes) -> End? {
    if bytes.count == 1, bytes.first == UInt8(ascii: "|") { return (items.superview, true) }
    return bytes.last == UInt8(ascii: "]") ? boxed(bytes).map { ($0, false) } : nil
  }

  /// The item in square brackets.
  private mutating func boxed(_ bytes: Bytes) -> LogItem? {
    guard trials > 0, bytes.first == UInt8(ascii: "["), bytes.count > 2 else { return nil }
    trials -= 1
    return items.item(bytes.dropFirst().dropLast())
  }

  // MARK: Numbers

  private typealias Measure = (relation: Relation, value: Double, priority: Double?)

  /// The distance at the beginning, dashes and brackets included.
  private mutating func distance(_ bytes: Bytes) -> (measure: Measure, end: Int)? {
    if let start = bytes.index(behind: "-(") {
      guard let close = bytes.first(")-", from: start), let value = measure(bytes[start..<close])
      else { return nil }
      return (value, close + 2)
    }
    guard let start = bytes.index(behind: "-") else { return nil }
    if start < bytes.endIndex, "[|".utf8.contains(bytes[start]) {
      missingGap = "the gap has no value"
      return nil
    }
    guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "-")),
      let value = measure(bytes[start..<close])
    else { return nil }
    return (value, close + 1)
  }

  /// A number with a comparison before and a priority behind.
  private mutating func measure(_ bytes: Bytes) -> Measure? {
    var rest = bytes.trimmed
    let relation = EquationReader.relation(rest, at: rest.startIndex)
    if relation != nil { rest = rest.dropFirst(2).trimmed }
    var priority: Double?
    for mark in ["@", "priority:"] {
      guard let start = rest.last(mark) else { continue }
      priority = numbers.number(rest[(start + mark.utf8.count)...])
      if priority == nil { return nil }
      rest = rest[..<start].trimmed
      break
    }
    for mark in TailPart.spacings {
      guard let start = rest.index(behind: mark), rest.last == UInt8(ascii: ")") else { continue }
      rest = rest[start...].dropLast()
    }
    return numbers.number(rest).map { (relation ?? .equal, $0, priority) }
  }

  /// Adds what follows the format.
  ///
  /// A direction is printed where left and right were meant. A content size is what hugging and
  /// compression resistance make of it.
  private func apply(_ suffixes: [RowSuffix], to formula: LogFormula) -> LogFormula {
    var formula = formula
    for suffix in suffixes {
      if let priority = suffix.priority { formula.priority = priority }
      if let hugging = suffix.hugging, let resistance = suffix.resistance {
        formula.priority = max(hugging, resistance)
        if hugging > resistance { formula.relation = .lessThanOrEqual }
        if resistance > hugging { formula.relation = .greaterThanOrEqual }
      }
      formula.readsRightToLeft = suffix.readsRightToLeft ?? formula.readsRightToLeft
      if let isMirrored = suffix.readsRightToLeft { formula.turnPhysical(isMirrored: isMirrored) }
    }
    return formula
  }
}

extension LogFormula {
  /// Says left and right where leading and trailing stand.
  fileprivate mutating func turnPhysical(isMirrored: Bool) {
    func side(_ attribute: LogAttribute) -> LogAttribute {
      switch attribute {
      case .leading: isMirrored ? .right : .left
      case .trailing: isMirrored ? .left : .right
      default: attribute
      }
    }
    first.attribute = side(first.attribute)
    if let place = second { second?.attribute = side(place.attribute) }
    guard isMirrored, first.attribute.isLocation, !first.attribute.isVertical else { return }
    constant = -constant
    relation = Relation(rawValue: -relation.rawValue) ?? relation
  }
}

import ConstraintSolver

/// Reads equations: `UILabel:0x7f8.width == 0.5*UIView:0x7f9.width + 8`.
struct EquationReader {
  let items: ItemReader
  private var numbers = NumberReader()
  private var unknownAttribute: String?
  /// How many more places are tried.
  private(set) var trials: Int

  init(items: ItemReader, trials: Int) {
    self.items = items
    self.trials = trials
  }

  /// What kept a row from being read, as far as it is known.
  var problem: String? { numbers.problem ?? unknownAttribute }

  /// The formula that the bytes are from end to end.
  mutating func formula(_ bytes: Bytes, _ behindNote: Bytes) -> LogFormula? {
    var index = bytes.startIndex
    while trials > 0, index + 1 < bytes.endIndex {
      if let relation = Self.relation(bytes, at: index) {
        if let first = place(bytes[..<index]),
          var formula = rightHandSide(bytes[(index + 2)...], first, relation)
        {
          guard let suffix = RowSuffix(behindNote) else { return nil }
          if let priority = suffix.priority { formula.priority = priority }
          return formula
        }
      }
      index += 1
    }
    return nil
  }

  /// The comparison at an index.
  static func relation(_ bytes: Bytes, at index: Int) -> Relation? {
    if bytes.has("==", at: index) { return .equal }
    if bytes.has(">=", at: index) { return .greaterThanOrEqual }
    return bytes.has("<=", at: index) ? .lessThanOrEqual : nil
  }

  /// An item and an attribute, and nothing else.
  private mutating func place(_ bytes: Bytes) -> LogFormula.Place? {
    let bytes = bytes.trimmed
    guard trials > 0, let dot = bytes.lastIndex(of: .dot) else { return nil }
    trials -= 1
    let word = bytes[(dot + 1)...].text
    guard let item = items.item(bytes[..<dot]) else { return nil }
    guard let attribute = LogAttribute(rawValue: word) else {
      unknownAttribute = "'\(word.prefix(40))' is no attribute"
      return nil
    }
    return LogFormula.Place(item: item, attribute: attribute)
  }

  private mutating func rightHandSide(
    _ bytes: Bytes,
    _ first: LogFormula.Place,
    _ relation: Relation
  ) -> LogFormula? {
    var formula = LogFormula(first: first, relation: relation)
    if let constant = tail(bytes, formula) { return constant }
    var rest = bytes.trimmed
    if let star = rest.firstIndex(of: UInt8(ascii: "*")), let factor = numbers.number(rest[..<star])
    {
      formula.multiplier = factor
      rest = rest[(star + 1)...].trimmed
    }
    // An attribute ends the item where everything behind it can be read as well.
    var index = rest.startIndex
    while trials > 0, let dot = rest[index...].firstIndex(of: .dot) {
      index = dot + 1
      var end = index
      if rest.has("(null)", at: end) { end += 6 }
      while end < rest.endIndex, rest[end].isLetter { end += 1 }
      guard end == rest.endIndex || !rest[end].isDigit, let second = place(rest[..<end]) else {
        continue
      }
      var whole = formula
      whole.second = second
      if let whole = tail(rest[end...], whole) { return whole }
    }
    return nil
  }

  /// Reads what follows a place, or stands alone: a factor, constants, a priority.
  private mutating func tail(_ bytes: Bytes, _ start: LogFormula) -> LogFormula? {
    var formula = start
    var rest = bytes.trimmed
    if formula.second == nil, rest.isEmpty { return nil }
    while !rest.isEmpty {
      guard let part = TailPart(rest) else { return nil }
      rest = rest[part.end...].trimmed
      guard let number = numbers.number(part.number) else { return nil }
      switch part.kind {
      case .factor: formula.multiplier *= number
      case .constant: formula.constant += number
      case .priority: formula.priority = number
      case .spacing(let isSigned):
        if isSigned { formula.constant += number } else { formula.unsignedSpacing = number }
      }
    }
    return formula
  }
}

import ConstraintKernel

/// Reads anchors, item initialisers and format strings, and what activates them.
struct AnchorReader: DialectReader {
  /// The forms that are read; the others are left as they are.
  var forms: Set<AnchorLift.Form> = [.anchors, .initializer]

  func isOwnWord(at token: Int, _ reading: Reading) -> Bool { false }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    var units: [LayoutUnit] = []
    var group = AnchorGroup(reading, scope, forms)
    for statement in statements {
      if group.take(statement) {
        guard group.isComplete else { continue }
      } else if !group.isEmpty {
        units.append(group.unit())
        group = AnchorGroup(reading, scope, forms)
        guard group.take(statement) else {
          if let unit = handedOn(statement, in: scope, reading) { units.append(unit) }
          continue
        }
        guard group.isComplete else { continue }
      } else {
        if let unit = handedOn(statement, in: scope, reading) { units.append(unit) }
        continue
      }
      units.append(group.unit())
      group = AnchorGroup(reading, scope, forms)
    }
    if !group.isEmpty { units.append(group.unit()) }
    return units
  }

  /// A line that gives what a format string makes to other code, as `list += …` does.
  private func handedOn(
    _ statement: Range<Int>,
    in scope: Int,
    _ reading: Reading
  ) -> LayoutUnit? {
    let source = reading.source
    guard forms.contains(.visualFormat),
      statement.contains(where: { source.isToken($0, "withVisualFormat") }),
      !statement.contains(where: { source.isToken($0, "{") })
    else { return nil }
    var unit = LayoutUnit(tokens: statement, scope: scope, rows: [])
    unit.reason = .handedOn
    return unit
  }
}

/// Neighbouring statements that make constraints, set their properties and activate them.
struct AnchorGroup {
  private let reading: Reading
  private let lift: AnchorLift
  private var tokens: Range<Int>?
  private var rows: [LayoutRow] = []
  /// The rows of variables that nothing activated yet, by their names.
  private var pending: [String: Int] = [:]
  /// What a list variable holds that nothing activated yet.
  private var list: (name: String, rows: [LayoutRow])?
  private var isActivated = false

  init(_ reading: Reading, _ scope: Int, _ forms: Set<AnchorLift.Form>) {
    self.reading = reading
    lift = AnchorLift(reading: reading, scope: scope, forms: forms)
  }

  private var source: SwiftSource { reading.source }
  var isEmpty: Bool { tokens == nil }
  /// Whether all that was made is active.
  var isComplete: Bool { isActivated && pending.isEmpty && list == nil }

  /// Takes a statement in; false if it is none of the group's.
  mutating func take(_ statement: Range<Int>) -> Bool {
    guard activation(statement) || property(statement) || declaration(statement) else {
      return false
    }
    tokens = (tokens?.lowerBound ?? statement.lowerBound)..<statement.upperBound
    return true
  }

  func unit() -> LayoutUnit {
    var unit = LayoutUnit(tokens: tokens ?? 0..<0, scope: lift.scope, rows: rows)
    unit.isLine = true
    unit.rows += list?.rows ?? []
    unit.rows.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    if !isComplete { unit.reason = .handedOn }
    for index in unit.rows.indices {
      guard case .statement(var statement) = unit.rows[index].content,
        let storage = statement.storage, storage.hasPrefix("let "),
        !isMentionedElsewhere(String(storage.dropFirst(4)), unit.tokens)
      else { continue }
      statement.storage = nil
      unit.rows[index].content = .statement(statement)
    }
    return unit
  }

  private func isMentionedElsewhere(_ name: String, _ tokens: Range<Int>) -> Bool {
    reading.isMentioned(name, in: lift.functionTokens, outside: tokens)
  }

  // MARK: Statements

  private mutating func activation(_ statement: Range<Int>) -> Bool {
    if let (expression, isOn) = lift.activated(statement) {
      guard isOn else { return false }
      if let row = pending.removeValue(forKey: variable(expression)) {
        isActivated = true
        return row >= 0
      }
      guard let content = lift.row(expression) else { return false }
      rows.append(LayoutRow(tokens: expression, content: content))
      isActivated = true
      return true
    }
    guard let elements = lift.activatedList(statement) else { return false }
    if elements.count == 1, let list, variable(elements[0]) == list.name {
      rows += list.rows
      self.list = nil
      isActivated = true
      return true
    }
    var isOwn = false
    for element in elements {
      if pending.removeValue(forKey: variable(element)) != nil {
        isOwn = true
        continue
      }
      let content = lift.row(element)
      if content != nil { isOwn = true }
      rows.append(LayoutRow(tokens: element, content: content ?? .left(.handedOn)))
    }
    if !isOwn { rows.removeLast(elements.count) }
    isActivated = isActivated || isOwn
    return isOwn
  }

  /// The name of a variable, without what unwraps it.
  private func variable(_ tokens: Range<Int>) -> String {
    var text = source.text(ofTokens: tokens)
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    return SourceFacts.key(text)
  }

  /// `width.priority = .defaultHigh`, for a variable that waits for its activation.
  private mutating func property(_ statement: Range<Int>) -> Bool {
    guard let sign = equalsSign(statement),
      sign > statement.lowerBound + 2,
      source.isToken(sign - 2, "."), sign + 1 < statement.upperBound,
      let row = pending[variable(statement.lowerBound..<sign - 2)],
      case .statement(var made) = rows[row].content
    else { return false }
    let value = sign + 1..<statement.upperBound
    switch source.text(at: sign - 1) {
    case "priority":
      guard let level = reading.priority(value) else {
        rows[row].content = .left(.unknownKind(source.text(ofTokens: value)))
        return true
      }
      made.constraints[0].priority = level.value == 1_000 ? nil : level
    case "identifier":
      let text = source.text(ofTokens: value)
      guard text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\"), !text.contains("\n")
      else { return false }
      made.constraints[0].identifier = String(text.dropFirst().dropLast())
    default: return false
    }
    rows[row].content = .statement(made)
    return true
  }

  /// The first equals sign of a statement that stands in no brackets.
  private func equalsSign(_ statement: Range<Int>) -> Int? {
    var index = statement.lowerBound
    while index < statement.upperBound {
      if source.isToken(index, "=") { return index }
      index = source.after(index)
    }
    return nil
  }

  private mutating func declaration(_ statement: Range<Int>) -> Bool {
    guard let (storage, value) = reading.assignment(statement) else { return false }
    let name = Self.name(ofStorage: storage)
    if source.isToken(value.lowerBound, "["), source.after(value.lowerBound) == value.upperBound,
      storage.hasPrefix("let "), list == nil
    {
      let elements = source.elements(in: value.lowerBound + 1..<value.upperBound - 1)
      let contents = elements.map { lift.row($0) }
      guard contents.contains(where: { $0 != nil }) else { return false }
      let made = zip(elements, contents).map {
        LayoutRow(tokens: $0, content: $1 ?? .left(.handedOn))
      }
      list = (name, made)
      return true
    }
    guard let content = lift.row(value), case .statement(var made) = content,
      made.constraints.count == 1
    else { return false }
    made.storage = storage.hasPrefix("let ") ? "let \(name)" : storage
    pending[name] = rows.count
    rows.append(LayoutRow(tokens: value, content: .statement(made)))
    return true
  }

  /// `width` of `let width: NSLayoutConstraint`.
  static func name(ofStorage storage: String) -> String {
    var words = storage.split(separator: " ")
    if words.first == "let" || words.first == "var" { words.removeFirst() }
    let name = words.first.map { String($0.prefix { $0 != ":" }) } ?? storage
    return SourceFacts.key(name)
  }
}

import ConstraintKernel
import LayoutStatements

/// Neighbouring statements that make constraints, set their properties and activate them.
struct AnchorGroup {
  private var lift: AnchorLift
  private var tokens: Range<Int>?
  private var rows: [LayoutRow] = []
  /// The rows of variables that nothing activated yet, by their names.
  private var pending: [String: Int] = [:]
  /// The variables that were declared here.
  private var variables: Set<String> = []
  /// Lists that nothing activated yet.
  private var lists: Set<String> = []
  private var isActivated = false
  /// Where a variable's constraint gets another name: the statement, and the name.
  private var otherNames: [String: (statement: Range<Int>, storage: String)] = [:]
  /// Whether other code stands between the statements.
  private var isOpen = false

  init(_ lift: AnchorLift) {
    self.lift = lift
  }

  private var reading: Reading { lift.reading }
  private var source: SwiftSource { lift.reading.source }
  var isEmpty: Bool { tokens == nil }
  /// Whether all that was made is active.
  var isComplete: Bool { isActivated && pending.isEmpty && lists.isEmpty }

  /// The first tokens of constraints that variables hold and nothing activates.
  var waiting: [Int] { lists.isEmpty ? pending.values.map { rows[$0].tokens.lowerBound } : [] }

  /// Takes a statement in; false if it is none of the group's.
  mutating func take(_ statement: Range<Int>) -> Bool {
    guard
      activation(statement) || property(statement) || declaration(statement)
        || naming(statement)
    else { return false }
    cover(statement)
    return true
  }

  private mutating func cover(_ statement: Range<Int>) {
    tokens = (tokens?.lowerBound ?? statement.lowerBound)..<statement.upperBound
  }

  /// The group with the statements from the declaration of a list to its activation, whatever
  /// stands between and in whichever form its constraints are; nil where some stay inactive.
  func taking(_ statements: ArraySlice<Range<Int>>) -> AnchorGroup? {
    var group = self
    group.lift.forms = [.anchors, .initializer, .visualFormat]
    group.isOpen = true
    for statement in statements {
      guard
        group.activation(statement) || group.property(statement) || group.list(statement)
          || group.declaration(statement) || group.addition(statement)
          || group.naming(statement) || group.code(statement)
      else { return nil }
      group.cover(statement)
    }
    return group.isComplete ? group : nil
  }

  func unit() -> LayoutUnit {
    var unit = LayoutUnit(tokens: tokens ?? 0..<0, scope: lift.scope, rows: rows)
    unit.isLine = true
    unit.isOpen = isOpen
    unit.rows.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    if !isComplete { unit.reason = .handedOn }
    var mentions: [String: [Range<Int>]] = [:]
    for row in unit.rows {
      for name in [row].codeNames(source) where variables.contains(name) {
        mentions[name, default: []].append(row.tokens)
      }
    }
    // A variable that only hands its constraint on is not needed.
    var named: Set<Range<Int>> = []
    for index in unit.rows.indices {
      guard case .statement(var statement) = unit.rows[index].content,
        let storage = statement.storage, storage.hasPrefix("let ")
      else { continue }
      let name = String(storage.dropFirst(4))
      if reading.isMentioned(name, in: lift.functionTokens, outside: unit.tokens) { continue }
      let users = mentions[name] ?? []
      let naming = users.count == 1 ? otherNames[name] : nil
      guard users.isEmpty || naming?.statement == users[0] else { continue }
      statement.storage = naming?.storage
      unit.rows[index].content = .statement(statement)
      if let naming { named.insert(naming.statement) }
    }
    unit.rows.removeAll { named.contains($0.tokens) }
    return unit
  }

  // MARK: Activation

  private mutating func activation(_ statement: Range<Int>) -> Bool {
    if let (expression, isOn) = lift.activated(statement) {
      guard isOn else { return false }
      if pending.removeValue(forKey: lift.variable(expression)) != nil {
        isActivated = true
        return true
      }
      guard let content = lift.row(expression), !lift.isInPlace(expression) else { return false }
      rows.append(LayoutRow(tokens: expression, content: content))
      isActivated = true
      return true
    }
    guard let elements = lift.activatedList(statement) else { return false }
    let (made, isOwn) = contents(elements)
    guard isOwn else { return false }
    rows += made
    isActivated = true
    return true
  }

  /// The rows of a list's elements, without those that have one already, and whether any element
  /// is the group's.
  private mutating func contents(_ elements: [Range<Int>]) -> (rows: [LayoutRow], isOwn: Bool) {
    var made: [LayoutRow] = []
    var isOwn = false
    for element in elements {
      let name = lift.variable(element)
      if pending.removeValue(forKey: name) != nil || lists.remove(name) != nil {
        isOwn = true
        continue
      }
      let content = lift.row(element)
      if content != nil, !lift.isInPlace(element) { isOwn = true }
      made.append(LayoutRow(tokens: element, content: content ?? .left(.handedOn)))
    }
    return (made, isOwn)
  }

  // MARK: Variables

  /// `width.priority = .defaultHigh`, for a variable that waits for its activation.
  private mutating func property(_ statement: Range<Int>) -> Bool {
    guard let sign = equalsSign(statement),
      sign > statement.lowerBound + 2,
      source.isToken(sign - 2, "."), sign + 1 < statement.upperBound,
      let row = pending[lift.variable(statement.lowerBound..<sign - 2)],
      case .statement(var made) = rows[row].content
    else { return false }
    let value = sign + 1..<statement.upperBound
    switch source.text(at: sign - 1) {
    case "priority":
      guard let level = reading.priority(value) else {
        rows[row].content = .left(.unknownKind(source.text(ofTokens: value)))
        return true
      }
      made.setPriority(level.value == 1_000 ? nil : level)
    case "identifier":
      guard let name = lift.identifier(value), made.word == nil else { return false }
      made.constraints[0].identifier = name
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

  /// `let top = title.topAnchor.constraint(…)`.
  private mutating func declaration(_ statement: Range<Int>) -> Bool {
    guard let (storage, value) = reading.assignment(statement),
      let content = lift.row(value), case .statement(var made) = content,
      made.constraints.count == 1 || made.isBias, !lift.isFormat(value)
    else { return false }
    let name = Self.name(ofStorage: storage)
    made.storage = storage.hasPrefix("let ") ? "let \(name)" : storage
    pending[name] = rows.count
    if storage.hasPrefix("let ") { variables.insert(name) }
    rows.append(LayoutRow(tokens: value, content: .statement(made)))
    return true
  }

  /// `self.top = top`, for a variable of the group.
  private mutating func naming(_ statement: Range<Int>) -> Bool {
    guard names(statement), let (storage, value) = reading.assignment(statement) else {
      return false
    }
    otherNames[lift.variable(value)] = (statement, storage)
    rows.append(LayoutRow(tokens: statement, content: .code))
    isOpen = true
    return true
  }

  /// Whether a statement gives a constraint of the group another name.
  func names(_ statement: Range<Int>) -> Bool {
    guard let (storage, value) = reading.assignment(statement), value.count == 1,
      !storage.hasPrefix("let "), !storage.hasPrefix("var ")
    else { return false }
    let name = lift.variable(value)
    let declared = reading.facts.declaration(of: SourceFacts.key(storage), at: lift.scope)
    // An observer runs where the name stands, not where the constraint is made.
    if declared?.isObserved ?? false { return false }
    return otherNames[name] == nil && variables.contains(name)
  }

  /// `width` of `let width: NSLayoutConstraint`.
  static func name(ofStorage storage: String) -> String {
    var words = storage.split(separator: " ")
    if words.first == "let" || words.first == "var" { words.removeFirst() }
    let name = words.first.map { String($0.prefix { $0 != ":" }) } ?? storage
    return SourceFacts.key(name)
  }

  // MARK: Lists

  /// `var list: [NSLayoutConstraint] = []`, and the like with elements.
  private mutating func list(_ statement: Range<Int>) -> Bool {
    guard let name = lift.declaredName(statement), let (_, value) = reading.assignment(statement),
      !lists.contains(name), pending[name] == nil
    else { return false }
    if lift.isEmptyList(value) {
      lists.insert(name)
      return true
    }
    guard source.isToken(value.lowerBound, "[") || lift.isFormat(value) else { return false }
    let (made, isOwn) = contents(lift.elements(value))
    guard isOwn else { return false }
    rows += made
    lists.insert(name)
    return true
  }

  /// `list += …` and `list.append(…)`.
  private mutating func addition(_ statement: Range<Int>) -> Bool {
    guard let (name, elements) = lift.addition(statement), lists.contains(name) else {
      return false
    }
    rows += contents(elements).rows
    return true
  }

  /// Anything else between: code of its own, or a branch that adds to a list.
  private mutating func code(_ statement: Range<Int>) -> Bool {
    let words = Set(
      statement.filter { !source.isToken($0 - 1, ".") }.map { source.text(at: $0) }
    )
    if words.contains(where: { pending[$0] != nil }) { return false }
    let names = lists.intersection(words)
    var group = self
    rows += reading.rows(of: [statement], variables: Array(names)) { inner in
      guard let (name, elements) = lift.addition(inner), names.contains(name) else { return nil }
      // What is declared outside would be made whichever branch is taken.
      group.pending = [:]
      group.lists = []
      return group.contents(elements).rows
    }
    return true
  }
}

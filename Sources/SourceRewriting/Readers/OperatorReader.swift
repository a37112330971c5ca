import ConstraintKernel

/// Reads blocks of relations: `constrain(a, b) { a, b in a.top == b.bottom + 8 }`.
struct OperatorReader: DialectReader {
  func isOwnWord(at token: Int, _ reading: Reading) -> Bool {
    let source = reading.source
    if source.isToken(token, "constrain") {
      return source.isToken(token + 1, "(") && !source.isToken(token - 1, "func")
    }
    return ["ConstraintGroup", "ViewProxy", "LayoutProxy", "Cartography"].contains(
      source.text(at: token)
    )
  }

  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb? {
    let source = reading.source
    guard source.isToken(token, "constrain"), source.isToken(token + 1, "("),
      !source.isToken(token - 1, "func"),
      !source.isToken(token - 1, ".") || source.isToken(token - 2, "Cartography")
    else { return nil }
    let arguments = source.arguments(in: token + 2..<source.after(token + 1) - 1)
    return arguments.contains { $0.label == "replace" || $0.label == "clear" } ? .replaces : .adds
  }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    statements.compactMap { unit($0, in: scope, reading) }
  }

  private func unit(_ statement: Range<Int>, in scope: Int, _ reading: Reading) -> LayoutUnit? {
    let source = reading.source
    let value = reading.assignment(statement)?.value ?? statement
    guard let chain = source.chain(at: value.lowerBound, limit: value.upperBound) else {
      return nil
    }
    let isQualified = source.isToken(value.lowerBound, "Cartography") && chain.links.count > 1
    guard
      isQualified
        ? chain.links[0].name == "constrain" : source.isToken(value.lowerBound, "constrain"),
      let call = chain.links.first, let arguments = call.arguments
    else { return nil }
    var unit = LayoutUnit(tokens: statement, scope: scope, rows: [])
    if !isQualified, reading.facts.world.declaresFunction("constrain") {
      unit.reason = .ownWord("constrain")
      return unit
    }
    guard chain.tokens.upperBound == statement.upperBound else {
      unit.reason = .insideExpression
      return unit
    }
    if let special = arguments.first(where: { $0.label == "replace" || $0.label == "clear" }) {
      unit.verb = special.label == "clear" ? .clears : .replaces
      unit.group = source.text(ofTokens: special.tokens)
      unit.reason = .replaces
      if unit.verb == .clears || value != statement { return unit }
    } else if let storage = reading.assignment(statement)?.storage, !reading.isDiscarded(storage) {
      // Whatever the group held before stays as it is.
      unit.group = reading.assignment(statement)?.storage
      unit.reason = .replaces
    }
    let named = arguments.filter { $0.label != "replace" && $0.label != "block" }
    let labelled = arguments.filter { $0.label == "block" }
    let braces = call.closures + labelled.map(\.tokens.lowerBound)
    guard braces.count == 1, let closure = source.closure(at: braces[0]),
      labelled.allSatisfy({ source.after(braces[0]) == $0.tokens.upperBound })
    else {
      let isLiteral = arguments.last.map { source.isToken($0.tokens.lowerBound, "{") } ?? false
      unit.reason = isLiteral ? .notUnderstood : .blockIsValue
      return unit
    }
    guard named.allSatisfy({ $0.label == nil && !isList($0.tokens, at: scope, reading) }) else {
      unit.reason = named.allSatisfy { $0.label == nil } ? .proxiesInList : .notUnderstood
      return unit
    }
    var items: [String: String] = [:]
    for (index, argument) in named.enumerated() {
      let name = index < closure.parameters.count ? closure.parameters[index] : "$\(index)"
      items[name] = Self.ownGuide(source.text(ofTokens: argument.tokens))
    }
    var lift = OperatorLift(reading: reading, scope: scope, items: items)
    for statement in source.statements(in: closure.body) { lift.readAlias(statement) }
    let names = lift.items.keys.sorted()
    unit.rows = reading.rows(in: closure.body, variables: names) { lift.row($0) }
    // A loop over a list of proxies.
    for index in unit.rows.indices where source.isToken(unit.rows[index].tokens.lowerBound, "for") {
      guard case .left(.handedOn) = unit.rows[index].content else { continue }
      unit.rows[index].content = .left(.chosenItem)
    }
    if closure.holdsSelfWeakly(source) { unit.rows = unit.rows.holdingSelf(source) }
    unit.header = statement.lowerBound..<closure.body.lowerBound
    unit.footer = closure.body.upperBound..<statement.upperBound
    return unit
  }

  /// Whether an argument gives several items: a literal, or what is declared as a list or a dictionary.
  private func isList(_ tokens: Range<Int>, at scope: Int, _ reading: Reading) -> Bool {
    if reading.source.isToken(tokens.lowerBound, "[") { return true }
    let name = SourceFacts.key(reading.source.text(ofTokens: tokens))
    guard let declared = reading.facts.declaration(of: name, at: scope) else { return false }
    return declared.type.hasPrefix("[") || declared.list != nil
  }

  /// An item where `car_topLayoutGuide` stands for the controller's own guide.
  private static func ownGuide(_ item: String) -> String {
    let parts = item.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, ["car_topLayoutGuide", "car_bottomLayoutGuide"].contains(last)
    else { return item }
    return (parts.dropLast() + [last.dropFirst(4)]).joined(separator: ".")
  }
}

extension SwiftSource {
  /// Where the block of `constrain` begins: behind the brackets, or in them as the argument `block`.
  func brace(ofRelations verb: Int) -> Int {
    let end = after(verb + 1)
    if isToken(end, "{") || !isToken(verb + 1, "(") { return end }
    let block = arguments(in: verb + 2..<end - 1).first { $0.label == "block" }
    return block?.tokens.lowerBound ?? end
  }
}

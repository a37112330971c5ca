import ConstraintKernel
import LayoutStatements

/// Reads lists of attributes: `view.easy.layout(Top(8), Left())`, and the older `view <- [Top(8)]`.
struct AttributeReader: DialectReader {
  func isOwnWord(at token: Int, _ reading: Reading) -> Bool {
    let source = reading.source
    return (source.isToken(token, "easy") && source.isToken(token - 1, "."))
      || source.isToken(token, "<-") || source.isToken(token, "EasyPeasy")
  }

  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb? {
    let source = reading.source
    if source.isToken(token, "<-"), source.tokens[token].kind == .operator { return .adds }
    guard source.isToken(token - 1, "."),
      source.isToken(token - 2, "easy")
        || (source.isToken(token - 2, "?") && source.isToken(token - 3, "easy"))
    else { return nil }
    switch source.text(at: token) {
    case "layout", "reload": return .adds
    case "clear": return .clears
    default: return nil
    }
  }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    var units: [LayoutUnit] = []
    var list: String?
    for statement in statements {
      if let name = list, let last = units.indices.last,
        statement.lowerBound == units[last].tokens.upperBound,
        store(statement, of: name, in: &units[last], reading)
      {
        continue
      }
      list = nil
      guard let unit = unit(statement, in: scope, reading) else { continue }
      units.append(unit)
      if unit.reason == .handedOn, let storage = reading.assignment(statement)?.storage,
        storage.hasPrefix("let ")
      {
        list = AnchorGroup.name(ofStorage: storage)
      }
    }
    return units
  }

  /// `top = labelConstraints[0]`, right behind the call whose results the list holds.
  private func store(
    _ statement: Range<Int>,
    of list: String,
    in unit: inout LayoutUnit,
    _ reading: Reading
  ) -> Bool {
    guard let (storage, value) = reading.assignment(statement), value.count == 4,
      reading.source.isToken(value.lowerBound, list),
      let place = Int(reading.source.text(at: value.lowerBound + 2))
    else { return false }
    var first = 0
    for index in unit.rows.indices {
      guard case .statement(var read) = unit.rows[index].content else { return false }
      if first == place, read.constraints.count == 1, read.storage == nil {
        read.storage = storage
        unit.rows[index].content = .statement(read)
        unit.tokens = unit.tokens.lowerBound..<statement.upperBound
        let isUsed = reading.isMentioned(
          list,
          in: reading.source.tokens.indices,
          outside: unit.tokens
        )
        unit.reason = isUsed ? .handedOn : nil
        return true
      }
      first += read.constraints.count
    }
    return false
  }

  private func unit(_ statement: Range<Int>, in scope: Int, _ reading: Reading) -> LayoutUnit? {
    let source = reading.source
    var assignment = reading.assignment(statement)
    let value = assignment?.value ?? statement
    if assignment.map({ reading.isDiscarded($0.storage) }) ?? false { assignment = nil }
    guard let chain = source.chain(at: value.lowerBound, limit: value.upperBound) else {
      return nil
    }
    if chain.tokens.upperBound < value.upperBound {
      guard source.isToken(chain.tokens.upperBound, "<-"), assignment == nil else { return nil }
      let list = chain.tokens.upperBound + 1..<value.upperBound
      let subject = source.text(ofTokens: chain.tokens)
      return unit(statement, elements(list, source), subject, scope, reading)
    }
    // `easy.layout` alone is that of `self`.
    let isImplicit = source.text(ofTokens: chain.head) == "easy"
    guard
      let at = isImplicit ? -1 : chain.links.firstIndex(where: { $0.name == "easy" }),
      at + 1 < chain.links.count
    else { return nil }
    let call = chain.links[at + 1]
    let subject = isImplicit ? "self" : source.text(of: chain, before: at)
    let isStored = assignment != nil
    guard call.name == "layout", let arguments = call.arguments,
      at + 2 + (isStored ? 1 : 0) >= chain.links.count
    else {
      let asksAgain = call.name == "reload"
      let verb = asksAgain ? LayoutUnit.Verb.adds : .replaces
      var unit = LayoutUnit(tokens: statement, scope: scope, verb: verb, rows: [])
      unit.subject = subject
      unit.reason = asksAgain ? .conditional : .replaces
      return unit
    }
    if source.isToken(chain.tokens.lowerBound, "[") || source.isToken(chain.tokens.lowerBound, "("),
      !isStored, arguments.count == 1, !isImplicit,
      source.isToken(arguments[0].tokens.lowerBound, "Chain")
    {
      let items = chain.tokens.lowerBound..<chain.links[at].tokens.lowerBound
      let lift = AttributeLift(reading: reading, scope: scope, subject: subject)
      let content = lift.chain(arguments[0].tokens, of: items)
      var unit = LayoutUnit(tokens: statement, scope: scope, rows: [], subject: subject)
      unit.rows = [LayoutRow(tokens: arguments[0].tokens, content: content)]
      return unit
    }
    var list = arguments.map(\.tokens)
    if list.count == 1 { list = elements(list[0], source) }
    var unit = unit(statement, list, subject, scope, reading)
    if let assignment { store(in: assignment.storage, chain.links[(at + 2)...], &unit, source) }
    return unit
  }

  /// The attributes of a list in square brackets, or the one that stands there.
  private func elements(_ tokens: Range<Int>, _ source: SwiftSource) -> [Range<Int>] {
    guard source.isToken(tokens.lowerBound, "["),
      source.after(tokens.lowerBound) == tokens.upperBound
    else { return [tokens] }
    return source.elements(in: tokens.lowerBound + 1..<tokens.upperBound - 1)
  }

  private func unit(
    _ statement: Range<Int>,
    _ attributes: [Range<Int>],
    _ subject: String,
    _ scope: Int,
    _ reading: Reading
  ) -> LayoutUnit {
    let lift = AttributeLift(reading: reading, scope: scope, subject: subject)
    var unit = LayoutUnit(tokens: statement, scope: scope, rows: [], subject: subject)
    unit.rows = attributes.map { tokens in
      var row = LayoutRow(tokens: tokens, content: lift.row(tokens))
      let name = reading.source.text(at: tokens.lowerBound)
      // What a word takes up is not looked at where it cannot be read.
      row.attributes = name == "Ratio" ? [.width] : AttributeLift.words[name]
      return row
    }
    if let reason = LeftReason.unnamed(subject) { unit.reason = reason }
    if let first = attributes.first, let last = attributes.last,
      reading.assignment(statement) == nil, canDivide(unit.rows)
    {
      unit.isList = true
      unit.header = statement.lowerBound..<first.lowerBound
      unit.footer = last.upperBound..<statement.upperBound
    }
    if wordsCompete(unit.rows) { unit.reason = unit.reason ?? .competes }
    let all = unit.statements.reduce(0) { $0 + $1.constraints.count }
    if reading.facts.module == .original {
      Self.keepActive(&unit)
    } else {
      Self.keepLast(&unit.rows)
      let made = unit.statements.filter { $0.construct != "Ratio" }.flatMap(\.constraints)
      unit.hasRivals = InstalledAttributes(made.map { [$0] }).hasRivals
    }
    // The result has what is not active, too, by which its elements are counted.
    if reading.assignment(statement) != nil,
      unit.statements.reduce(0, { $0 + $1.constraints.count }) < all
    {
      unit.reason = unit.reason ?? .noWords("its result has constraints that are not active")
    }
    return unit
  }

  /// Drops what a call of the original does not leave active.
  private static func keepActive(_ unit: inout LayoutUnit) {
    let installed = InstalledAttributes(unit.rows.map { $0.statements.flatMap(\.constraints) })
    unit.hasRivals = installed.hasRivals
    for (index, places) in installed.places.enumerated() {
      guard case .statement(var statement) = unit.rows[index].content else { continue }
      statement.constraints = places.map { statement.constraints[$0] }
      unit.rows[index].content = .statement(statement)
    }
  }

  /// Drops what a call says again further on: there an attribute stands for an earlier one.
  private static func keepLast(_ rows: inout [LayoutRow]) {
    var said: Set<AttributeLift.Claim> = []
    for index in rows.indices.reversed() {
      guard case .statement(var statement) = rows[index].content else { continue }
      if statement.word != nil { continue }
      let isRatio = statement.construct == "Ratio"
      statement.constraints = statement.constraints.reversed().filter {
        said.insert(AttributeLift.Claim($0, isRatio: isRatio)).inserted
      }.reversed()
      rows[index].content = .statement(statement)
    }
  }

  /// Whether a word of a call takes up what another attribute of the call has: the file does not show
  /// which of them stands.
  private func wordsCompete(_ rows: [LayoutRow]) -> Bool {
    let slots = rows.flatMap(\.statements).map { statement in
      let attributes = statement.constraints.map(\.attribute)
      return (isWord: statement.word != nil, slots: LayoutSlots(of: attributes))
    }
    return slots.indices.contains { index in
      slots[index].isWord
        && slots.indices.contains {
          $0 != index && !slots[$0].slots.isDisjoint(with: slots[index].slots)
        }
    }
  }

  /// Whether no attribute that stays takes up what another one of the call has.
  ///
  /// Attributes of one call that compete stand beside each other; those of two calls do not.
  private func canDivide(_ rows: [LayoutRow]) -> Bool {
    let made = rows.flatMap(\.statements).flatMap(\.constraints).map(\.attribute)
    return rows.allSatisfy { row in
      if row.reasons.isEmpty { return true }
      guard let attributes = row.attributes else { return false }
      return LayoutSlots(of: attributes).isDisjoint(with: LayoutSlots(of: made))
    }
  }

  /// `top = view.easy.layout(Top(8)).first` stores the only constraint.
  private func store(
    in storage: String,
    _ rest: ArraySlice<CallChain.Link>,
    _ unit: inout LayoutUnit,
    _ source: SwiftSource
  ) {
    let link = rest.first.map { source.text(ofTokens: $0.tokens) }
    guard rest.count == 1, link == ".first" || link == "[0]", unit.rows.count == 1,
      case .statement(var statement) = unit.rows[0].content, statement.constraints.count == 1
    else {
      unit.reason = unit.reason ?? .handedOn
      return
    }
    // The name would be one of an optional, and is one of a constraint elsewhere.
    let isNew = storage.hasPrefix("let ") || storage.hasPrefix("var ")
    if isNew, link == ".first", !storage.contains(":") {
      unit.reason = .handle(AnchorGroup.name(ofStorage: storage))
      return
    }
    statement.storage = storage
    unit.rows[0].content = .statement(statement)
  }
}

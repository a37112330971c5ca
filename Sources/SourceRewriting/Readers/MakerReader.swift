import ConstraintKernel

/// Reads blocks of chains: `view.snp.makeConstraints { make in … }`.
struct MakerReader: DialectReader {
  private static let verbs: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
    "removeConstraints", "chain",
  ]

  private static let effects: [String: LayoutUnit.Verb] = [
    "remakeConstraints": .replaces, "updateConstraints": .updates, "removeConstraints": .clears,
  ]

  func isOwnWord(at token: Int, _ reading: Reading) -> Bool {
    let text = reading.source.text(at: token)
    return text == "snp" || text.hasPrefix("snp_")
      || (text.hasPrefix("Constraint") && text != "ConstraintGroup")
  }

  func verb(at token: Int, _ reading: Reading) -> LayoutUnit.Verb? {
    let source = reading.source
    let text = source.text(at: token)
    if text.hasPrefix("snp_") {
      let name = String(text.dropFirst(4))
      return Self.verbs.contains(name) ? Self.effects[name] ?? .adds : nil
    }
    guard Self.verbs.contains(text), source.isToken(token - 1, "."),
      source.isToken(token - 2, "snp")
        || (source.isToken(token - 2, "?") && source.isToken(token - 3, "snp"))
    else { return nil }
    return Self.effects[text] ?? .adds
  }

  func units(_ statements: [Range<Int>], in scope: Int, _ reading: Reading) -> [LayoutUnit] {
    statements.compactMap { unit($0, in: scope, reading) }
  }

  private func unit(_ statement: Range<Int>, in scope: Int, _ reading: Reading) -> LayoutUnit? {
    let source = reading.source
    guard let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      let (subjectEnd, verb) = Self.verb(of: chain, source)
    else { return nil }
    let name = chain.links[verb].name.replacing("snp_", with: "")
    let subject = subjectEnd < 0 ? "self" : source.text(of: chain, before: subjectEnd)
    let call = chain.links[verb]
    var unit = LayoutUnit(
      tokens: statement,
      scope: scope,
      verb: Self.effects[name] ?? .adds,
      rows: [],
      subject: subject
    )
    if name == "chain", chain.tokens == statement, verb + 1 == chain.links.count, subjectEnd >= 0 {
      let list = chain.tokens.lowerBound..<chain.links[subjectEnd].tokens.lowerBound
      let lift = MakerLift(reading: reading, scope: scope, subject: subject, maker: "")
      let content = lift.chain(call, of: list, in: statement)
      unit.rows = [LayoutRow(tokens: statement, content: content)]
      return unit
    }
    guard chain.tokens.upperBound == statement.upperBound, name != "removeConstraints",
      name != "chain"
    else {
      unit.reason = name == "removeConstraints" ? .replaces : .notUnderstood
      return unit
    }
    guard let brace = Self.brace(of: call, source), let closure = source.closure(at: brace) else {
      unit.reason = .blockIsValue
      return unit
    }
    let maker = closure.parameters.first ?? "$0"
    var lift = MakerLift(reading: reading, scope: scope, subject: subject, maker: maker)
    lift.takesStructures = call.name.hasPrefix("snp_")
    if unit.verb == .adds, let list = ItemList(subject, at: scope, reading) {
      unit.subject = nil
      unit.listed = list.items
      unit.rows = reading.rows(in: closure.body, variables: [maker]) { list.row($0, lift) }
      if unit.hasFlow { unit.reason = .noWords("its block runs for each of several items") }
    } else {
      unit.rows = reading.rows(in: closure.body, variables: [maker]) { lift.row($0) }
    }
    if closure.holdsSelfWeakly(source) { unit.rows = unit.rows.holdingSelf(source) }
    unit.header = statement.lowerBound..<closure.body.lowerBound
    unit.footer = closure.body.upperBound..<statement.upperBound
    if name == "prepareConstraints" {
      unit.reason = .handedOn
    } else if unit.verb != .adds {
      unit.reason = .replaces
    } else if unit.reason != nil {
      return unit
    } else if let reason = LeftReason.unnamed(subject) {
      unit.reason = reason
    } else if closure.parameters.isEmpty, closure.body.lowerBound != brace + 1,
      closure.body.lowerBound - 1 != closure.capture?.upperBound
    {
      unit.reason = .notUnderstood
    }
    return unit
  }

  /// The link at which the subject ends, and that of the verb.
  private static func verb(of chain: CallChain, _ source: SwiftSource) -> (Int, Int)? {
    // `snp.makeConstraints` alone is that of `self`.
    if source.text(ofTokens: chain.head) == "snp", let first = chain.links.first,
      verbs.contains(first.name)
    {
      return (-1, 0)
    }
    for (index, link) in chain.links.enumerated() {
      if link.name.hasPrefix("snp_"), verbs.contains(String(link.name.dropFirst(4))) {
        return (index, index)
      }
      if link.name == "snp", index + 1 < chain.links.count,
        verbs.contains(chain.links[index + 1].name)
      {
        return (index, index + 1)
      }
    }
    return nil
  }

  /// The opening brace of the block, trailing or in brackets.
  private static func brace(of call: CallChain.Link, _ source: SwiftSource) -> Int? {
    if call.closures.count == 1, call.arguments == nil { return call.closures[0] }
    guard call.closures.isEmpty, call.arguments?.count == 1,
      let argument = call.arguments?.first, source.isToken(argument.tokens.lowerBound, "{"),
      source.after(argument.tokens.lowerBound) == argument.tokens.upperBound
    else { return nil }
    return argument.tokens.lowerBound
  }
}

import ConstraintKernel
import LayoutStatements

/// Reads words of several constraints among attributes, and chains of several items.
extension AttributeLift {
  /// The words among attributes.
  static let wordKinds: [String: WordText.Kind] = [
    "Bias": .bias, "Barrier": .barrier, "Guideline": .guideline, "Chain": .chain,
  ]

  /// `Bias(0.3, along: .horizontal).with(.high)`, or a `Chain` of given items.
  ///
  /// - Parameters:
  ///   - name: The word.
  ///   - tokens: All of it.
  ///   - links: What stands behind the word.
  ///   - items: The items of a chain; nil for what is said of one item.
  /// - Returns: What the word says, or why it stays.
  func word(
    _ name: String,
    _ tokens: Range<Int>,
    _ links: ArraySlice<CallChain.Link>,
    items: [String]? = nil
  ) -> LayoutRow.Content {
    let type = reading.facts.scopes.scopes[scope].typeName
    if reading.facts.world.declares(name, within: type) { return .left(.ownWord(name)) }
    guard let kind = Self.wordKinds[name], (kind == .chain) == (items != nil),
      let call = links.first, call.name.isEmpty, call.closures.isEmpty,
      let arguments = call.arguments, !reading.facts.world.overloads.mayInitialise(name),
      var word = WordText(reading, scope, .itemsFirst).word(
        kind,
        arguments,
        of: items?.first ?? subject,
        chained: items ?? []
      )
    else { return .left(.notUnderstood) }
    switch priority(in: links.dropFirst()) {
    case .failure(let reason): return .left(reason)
    case .success(let level): word.priority = level
    }
    return .statement(ReadStatement(tokens: tokens, construct: name, word: word))
  }

  /// The priority that `with` gives a whole word, nil for required; or why the word stays.
  func priority(in links: ArraySlice<CallChain.Link>) -> Result<Amount?, LeftReason> {
    var priority: Amount?
    for link in links {
      guard link.name == "with", let first = link.arguments?.first, link.arguments?.count == 1,
        link.closures.isEmpty
      else { return .failure(link.name == "when" ? .conditional : .notUnderstood) }
      guard let level = reading.priority(first.tokens) else {
        return .failure(.unknownKind(reading.source.text(ofTokens: first.tokens)))
      }
      priority = level.value == 1_000 ? nil : level
    }
    return .success(priority)
  }

  /// `[a, b].easy.layout(Chain(…))`: the argument, and the tokens of the items.
  func chain(_ argument: Range<Int>, of list: Range<Int>) -> LayoutRow.Content {
    let source = reading.source
    guard reading.facts.module == .own,
      let items = WordText(reading, scope, .itemsFirst).items(list), !items.isEmpty,
      let chain = source.chain(at: argument.lowerBound, limit: argument.upperBound),
      chain.tokens == argument, source.text(ofTokens: chain.head) == "Chain"
    else { return .left(.notUnderstood) }
    return word("Chain", argument, chain.links[...], items: items)
  }
}

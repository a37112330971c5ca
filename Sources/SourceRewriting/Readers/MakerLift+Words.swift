import ConstraintKernel
import LayoutStatements

/// Reads words of several constraints on a maker, and chains of several items.
extension MakerLift {
  /// The words on a maker.
  static let wordKinds: [String: WordText.Kind] = [
    "bias": .bias, "barrier": .barrier, "guideline": .guideline,
  ]

  /// `make.bias(0.3, along: .horizontal).priority(750)`.
  func word(_ chain: CallChain) -> Result<ReadStatement, LeftReason> {
    guard let call = chain.links.first, let kind = Self.wordKinds[call.name],
      let arguments = call.arguments, call.closures.isEmpty,
      var word = text(subject).word(kind, arguments, of: subject)
    else { return .failure(.notUnderstood) }
    if reading.facts.world.hasMember(call.name, of: ["ConstraintMaker"]) {
      return .failure(.ownWord(call.name))
    }
    for link in chain.links.dropFirst() {
      guard let parts = link.arguments, parts.count == 1, parts[0].label == nil,
        link.name == "priority"
      else { return .failure(.notUnderstood) }
      guard let level = reading.priority(parts[0].tokens) else {
        return .failure(.unknownKind(source.text(ofTokens: parts[0].tokens)))
      }
      word.priority = level.value == 1_000 ? nil : level
    }
    return .success(ReadStatement(tokens: chain.tokens, construct: call.name, word: word))
  }

  /// `[a, b].snp.chain(.packed(), along: .horizontal)`, the call and the tokens of its items.
  func chain(
    _ call: CallChain.Link,
    of list: Range<Int>,
    in statement: Range<Int>
  ) -> LayoutRow.Content {
    guard reading.facts.module == .own, let arguments = call.arguments, call.closures.isEmpty,
      let items = text("").items(list), let first = items.first,
      let word = text(first).word(.chain, arguments, of: first, chained: items)
    else { return .left(.notUnderstood) }
    return .statement(ReadStatement(tokens: statement, construct: "chain", word: word))
  }

  private func text(_ subject: String) -> WordText {
    WordText(
      reading,
      scope,
      .positions { tokens in
        guard let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
          chain.tokens == tokens, chain.links.count > 1 || !chain.head.isEmpty,
          let at = chain.links.lastIndex(where: { $0.name == "snp" }), at + 2 == chain.links.count,
          chain.links[at + 1].arguments == nil,
          let attribute = AttributeWords.single[chain.links[at + 1].name]
        else { return nil }
        let item = source.text(of: chain, before: at)
        guard LeftReason.unnamed(item) == nil, !item.isEmpty else { return nil }
        return (StatedWord.End(.named(item, for: subject), attribute), .zero)
      }
    )
  }
}

import ConstraintKernel
import LayoutStatements

/// Reads words of several constraints in a block of relations: `place(a, at: 0.3, from: …, to: …)`.
struct OperatorWords {
  let lift: OperatorLift

  static let kinds: [String: WordText.Kind] = [
    "place": .bias, "barrier": .barrier, "chain": .chain, "guideline": .guideline,
  ]

  /// What a statement says; nil for any other call.
  func row(_ statement: Range<Int>) -> LayoutRow.Content? {
    let (reading, source) = (lift.reading, lift.reading.source)
    let name = source.text(at: statement.lowerBound)
    guard reading.facts.module == .own, let kind = Self.kinds[name],
      let chain = source.chain(at: statement.lowerBound, limit: statement.upperBound),
      chain.links.count == 1, let call = chain.links.first, call.name.isEmpty,
      call.closures.isEmpty, let arguments = call.arguments, let first = arguments.first
    else { return nil }
    if reading.facts.world.declaresFunction(name) { return .left(.ownWord(name)) }
    var level: Amount?
    if chain.tokens.upperBound < statement.upperBound {
      let tilde = chain.tokens.upperBound
      guard source.isToken(tilde, "~"), tilde + 1 < statement.upperBound else {
        return .left(.notUnderstood)
      }
      let tokens = tilde + 1..<statement.upperBound
      guard let known = reading.priority(tokens) else {
        return .left(.unknownKind(source.text(ofTokens: tokens)))
      }
      level = known.value == 1_000 ? nil : known
    }
    let items = kind == .chain ? text("").items(first.tokens) : lift.item(first.tokens).map { [$0] }
    guard first.label == nil, let items, let subject = items.first,
      var word = text(subject).word(
        kind,
        Array(arguments.dropFirst()),
        of: subject,
        chained: items
      )
    else { return .left(.notUnderstood) }
    word.priority = level
    return .statement(ReadStatement(tokens: statement, construct: name, word: word))
  }

  /// A reader in which items are proxies.
  private func text(_ subject: String) -> WordText {
    let evaluation = LinearText(lift)
    let position = { (tokens: Range<Int>) -> (end: StatedWord.End, distance: Amount)? in
      guard let sum = evaluation.sum(tokens), let term = sum.term, term.attributes.count == 1,
        sum.factor.isOne, sum.insets == nil, sum.gaps.isZero
      else { return nil }
      let item = lift.reference(term.text, for: subject)
      return (StatedWord.End(item, term.attributes[0]), sum.constant)
    }
    var text = WordText(lift.reading, lift.scope, .positions(position))
    text.item = { lift.item($0) }
    return text
  }
}

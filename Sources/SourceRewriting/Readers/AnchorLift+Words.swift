import ConstraintKernel
import LayoutStatements

/// Reads words of several constraints that are made by calls of items and of the constraints' type.
extension AnchorLift {
  private static let kinds: [String: WordText.Kind] = [
    "atShare": .bias, "asBarrierAt": .barrier, "asGuidelineAlong": .guideline, "chaining": .chain,
  ]

  /// What a call makes whose first label is one of a word; nil for any other call.
  func word(_ chain: CallChain, _ call: CallChain.Link) -> LayoutRow.Content? {
    guard reading.facts.module == .own, let arguments = call.arguments,
      let label = arguments.first?.label, let kind = Self.kinds[label],
      call.name == (kind == .bias ? "constraint" : "constraints")
    else { return nil }
    if let reason = noInitializer { return .left(reason) }
    let labels = arguments.map { $0.label ?? "_" }
    if reading.facts.world.declaresFunction(call.name, labels: labels) {
      return .left(.ownWord(call.name))
    }
    let isBare = chain.links.count == 1 && call.name == source.text(ofTokens: chain.head)
    let owner = isBare ? "self" : source.text(of: chain, before: chain.links.count - 1)
    guard call.closures.isEmpty, !isBare, LeftReason.unnamed(owner) == nil else {
      return .left(.notUnderstood)
    }
    var rest = arguments
    var items = [owner]
    if kind == .chain {
      guard ["LayoutConstraint", "NSLayoutConstraint"].contains(owner),
        let chained = text("").items(rest.removeFirst().tokens), !chained.isEmpty
      else { return .left(.notUnderstood) }
      items = chained
    }
    guard let word = text(items[0]).word(kind, rest, of: items[0], chained: items) else {
      return .left(.notUnderstood)
    }
    return .statement(ReadStatement(tokens: chain.tokens, construct: label, word: word))
  }

  /// Why what only anchors have words for stays where they become item initialisers; nil elsewhere.
  var noInitializer: LeftReason? {
    keepsWords ? .noWords("item initialisers have no word for it") : nil
  }

  /// Whether an expression is a word that only anchors have, where they become item initialisers: it is
  /// in the target's form already.
  func isInPlace(_ tokens: Range<Int>) -> Bool {
    guard noInitializer != nil,
      let chain = source.chain(at: tokens.lowerBound, limit: tokens.upperBound),
      chain.tokens == tokens, let call = chain.links.last
    else { return false }
    return word(chain, call) != nil
  }

  private func text(_ subject: String) -> WordText {
    WordText(
      reading,
      scope,
      .positions { tokens in
        guard let (item, attribute) = anchor(tokens), LeftReason.unnamed(item) == nil else {
          return nil
        }
        return (StatedWord.End(.named(item, for: subject), attribute), .zero)
      }
    )
  }
}

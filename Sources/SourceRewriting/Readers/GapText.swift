import ConstraintKernel
import LayoutStatements

/// Usual gaps and areas of a superview, as this package's modules have words for them.
extension Reading {
  /// How many usual gaps `.system` or `.system(2)` is; nil for anything else.
  func gaps(_ tokens: Range<Int>, at scope: Int) -> Amount? {
    guard let link = word(tokens), link.name == "system",
      !facts.world.hasMember("system", of: ["LayoutGap"])
    else { return nil }
    guard let arguments = link.arguments else { return .one }
    guard arguments.count == 1, arguments[0].label == nil else { return nil }
    return amount(arguments[0].tokens, at: scope)
  }

  /// The guide of the superview that `.safeArea` and the like mean; nil for anything else.
  func area(_ tokens: Range<Int>) -> ItemReference.Guide? {
    guard let link = word(tokens), link.arguments == nil else { return nil }
    switch link.name {
    case "safeArea": return .safeArea
    case "margins": return .layoutMargins
    case "readableContent": return .readableContent
    default: return nil
    }
  }

  /// The one word behind a point, in source for this package's modules.
  private func word(_ tokens: Range<Int>) -> CallChain.Link? {
    guard facts.module == .own, let first = tokens.first,
      let chain = source.chain(at: first, limit: tokens.upperBound), chain.tokens == tokens,
      chain.head.isEmpty, chain.links.count == 1, chain.links[0].closures.isEmpty
    else { return nil }
    return chain.links[0]
  }
}

extension LayoutStatement {
  /// Sets usual gaps inwards from the subject's own edge; false where it has none.
  mutating func setGaps(inwards amount: Amount) -> Bool {
    guard attribute.isEdge, attribute.edge != .lastBaseline, attribute.edge != .firstBaseline,
      constant.isZero, factor.isOne, targetItem != nil
    else { return false }
    gaps = UsualGaps(attribute.isFarEdge ? amount.negated : amount)
    return true
  }
}

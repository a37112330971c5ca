/// Cases of enumerations, as arguments name them.
extension Reading {
  /// The types whose cases the dialects take, by all names that a file may say.
  private static let caseTypes: Set<String> = [
    "ALAttribute", "ALAxis", "ALDimension", "ALEdge", "ALMargin", "ALMarginAxis",
    "LayoutConstraint.Attribute", "LayoutConstraint.Relation", "NSLayoutAttribute",
    "NSLayoutConstraint.Attribute", "NSLayoutConstraint.Relation", "NSLayoutRelation",
  ]

  /// `top` of `.top`, `ALEdge.top` or `NSLayoutConstraint.Attribute.top`.
  ///
  /// It is nil for an expression that is evaluated when it is run, such as
  /// `isWide ? .top : .bottom`, and for a member of any other type.
  func caseName(_ tokens: Range<Int>) -> String? {
    guard let first = tokens.first,
      let chain = source.chain(at: first, limit: tokens.upperBound), chain.tokens == tokens,
      let last = chain.links.last,
      chain.links.allSatisfy({ $0.arguments == nil && $0.closures.isEmpty })
    else { return nil }
    if chain.head.isEmpty { return chain.links.count == 1 ? last.name : nil }
    let type = source.text(of: chain, before: chain.links.count - 1)
    let isOwn = facts.world.declares(String(type.prefix { $0 != "." }))
    return Self.caseTypes.contains(type) && !isOwn ? last.name : nil
  }
}

import ConstraintKernel

extension LayoutStatement: CustomStringConvertible {
  /// The formula as people write it: `name.leading == avatar.trailing + 10 @750`.
  package var description: String {
    var text = "\(subject).\(attribute) \(relation) "
    if case .item(let item, let attribute) = target {
      if !factor.isOne { text += "\(factor.operand) · " }
      text += "\(item).\(attribute)"
      if !constant.isZero {
        text += constant.isNegative ? " - \(constant.negated.operand)" : " + \(constant.operand)"
      }
      if let gaps {
        let count = gaps.count.magnitude
        text += gaps.count.isNegative ? " - " : " + "
        text += count.isOne ? "gap" : "\(count.operand) · gap"
        if gaps.areBetweenSiblings { text += " between siblings" }
      }
    } else {
      text += constant.source
    }
    if let constantRightToLeft { text += " (right to left: \(constantRightToLeft.source))" }
    if let priority { text += " @\(priority.source)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }
}

extension LayoutStatement {
  /// The same constraint with both sides exchanged; nil where that cannot be said exactly.
  ///
  /// Only a factor of 1 can be turned round, since dividing is not exact. The superview of a
  /// subject has no name to become a subject by, unless one is given.
  ///
  /// - Parameter superview: The expression of the subject's superview.
  /// - Returns: The statement about the target.
  package func turned(superview: String? = nil) -> LayoutStatement? {
    guard case .item(var item, let targetAttribute) = target, factor.isOne else { return nil }
    if item.base == .superview {
      guard let superview else { return nil }
      item.base = .named(superview)
    }
    guard let newSubject = item.expression else { return nil }
    var turned = self
    turned.subject = newSubject
    turned.attribute = targetAttribute
    turned.relation = relation.flipped
    turned.target = .item(ItemReference(subject), attribute)
    turned.constant = constant.negated
    turned.constantRightToLeft = constantRightToLeft?.negated
    turned.gaps = gaps?.negated
    return turned
  }
}

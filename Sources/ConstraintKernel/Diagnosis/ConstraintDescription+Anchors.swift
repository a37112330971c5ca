extension ConstraintDescription {
  /// The constraint as code with anchors, or as an item initialiser where anchors have no word for
  /// it; the names of items stand for them.
  ///
  /// `b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8)`, with a
  /// priority that is not required behind it.
  package var anchorText: String {
    let priority = priority.flatMap { $0.isRequired ? nil : " // priority \($0)" } ?? ""
    return (anchorPhrase ?? initializerText) + priority
  }

  /// The constraint in words of anchors; nil where they have none.
  private var anchorPhrase: String? {
    let words = "\(relation.caseName)To"
    guard let own = attribute.anchorName else { return nil }
    let isSize = attribute.kind == .size
    guard let targetItem else {
      guard isSize, target == .nothing else { return nil }
      let number = number(constant.leftToRight)
      return "\(item.quotedName).\(own).constraint(\(words)Constant: \(number))"
    }
    guard let other = targetAttribute.anchorName, multiplier == 1 || isSize,
      attribute.kind == targetAttribute.kind, isSize || attribute.axis == targetAttribute.axis
    else { return nil }
    var arguments = "\(words): \(targetItem.quotedName).\(other)"
    if multiplier != 1 { arguments += ", multiplier: \(number(multiplier))" }
    if constant.gaps != 0 {
      guard constant.leftToRight == 0, multiplier == 1, !isSize else { return nil }
      arguments += ", gap: \(LayoutGap.code(constant.gaps, number))"
    }
    if constant.leftToRight != 0 { arguments += ", constant: \(number(constant.leftToRight))" }
    return "\(item.quotedName).\(own).constraint(\(arguments))"
  }

  /// The constraint as an initialiser, which can say everything.
  private var initializerText: String {
    "LayoutConstraint(item: \(item.quotedName), attribute: .\(attribute), "
      + "relatedBy: .\(relation.caseName), toItem: \(targetItem?.quotedName ?? "nil"), attribute: .\(targetAttribute), "
      + "multiplier: \(number(multiplier)), constant: \(number(constant.leftToRight)))"
      + (constant.gaps == 0 ? "" : " // and \(number(constant.gaps)) usual gaps")
  }

  private func number(_ value: Double) -> String { LayoutText.number(value) }
}

extension LayoutConstraint.Attribute {
  /// The property that gives the anchor; nil for margins, which have none.
  fileprivate var anchorName: String? {
    let isMargin = dependsOnMetrics && self != .firstBaseline && self != .lastBaseline
    return self == .notAnAttribute || isMargin ? nil : "\(self)Anchor"
  }
}

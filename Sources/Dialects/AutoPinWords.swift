public import ConstraintKernel

extension LayoutDialect {
  /// `AutoPinLayout`.
  public static var autoPin: LayoutDialect { LayoutDialect(AutoPinWords.self) }
}

/// The words of `AutoPinLayout`: a call on the item.
enum AutoPinWords: DialectWords {
  static let moduleName = "AutoPinLayout"
  static let keeper = ConstraintKeeper.maker

  /// `b.autoPinEdge(.leading, to: .trailing, of: a, withOffset: 8, relation: .greaterThanOrEqual)`.
  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String {
    description.autoPinText(number)
  }
}

extension ConstraintDescription {
  fileprivate func autoPinText(_ number: (Double) -> String) -> String {
    var text = "\(item.quotedName)."
    let constant = constant.leftToRight
    var relation = relation
    if let ratio {
      text += "autoSetRatio(\(number(ratio))"
    } else if let targetName {
      let isInset =
        isOfSuperview && attribute == targetAttribute && attribute.isEdge && multiplier == 1
        && !attribute.dependsOnMetrics
      let gaps = self.constant.gapsInwards(from: attribute)
      if gaps != 0, constant == 0, multiplier == 1 {
        relation = attribute.isFarEdge ? relation.flipped : relation
        text +=
          isInset
          ? "autoPinEdge(toSuperviewEdge: .\(attribute)"
          : "autoPinEdge(.\(attribute), to: .\(targetAttribute), of: \(targetName)"
        text += ", withSystemSpacing: \(number(gaps))"
      } else if isInset {
        let inset = attribute.isFarEdge ? 0 - constant : constant
        relation = attribute.isFarEdge ? relation.flipped : relation
        text += "autoPinEdge(toSuperviewEdge: .\(attribute)"
        if inset != 0 || relation != .equal { text += ", withInset: \(number(inset))" }
      } else {
        let isEdges =
          [attribute, targetAttribute].allSatisfy { $0.isEdge && !$0.dependsOnMetrics }
        let isSizes = attribute.kind == .size && targetAttribute.kind == .size
        let word =
          isEdges && multiplier == 1
          ? "autoPinEdge" : isSizes ? "autoMatch" : "autoConstrainAttribute"
        text += "\(word)(.\(attribute), to: .\(targetAttribute), of: \(targetName)"
        if multiplier != 1 { text += ", withMultiplier: \(number(multiplier))" }
        if constant != 0 { text += ", withOffset: \(number(constant))" }
      }
    } else {
      text += "autoSetDimension(.\(attribute), toSize: \(number(constant))"
    }
    if relation != .equal { text += ", relation: .\(relation.caseName)" }
    text += ")"
    return optionalPriority.map { "autoSetPriority(\($0)) { \(text) }" } ?? text
  }
}

public import ConstraintKernel

extension LayoutDialect {
  /// `AttributeLayout`.
  public static var attribute: LayoutDialect { LayoutDialect(AttributeWords.self) }
}

/// The words of `AttributeLayout`: an attribute with its reference.
enum AttributeWords: DialectWords {
  static let moduleName = "AttributeLayout"
  static let keeper = ConstraintKeeper.slots

  /// `b: Leading(>=8).to(a, .trailing).with(.custom(750))`.
  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String {
    description.attributeText(number)
  }
}

extension ConstraintDescription {
  fileprivate func attributeText(_ number: (Double) -> String) -> String {
    if let ratio {
      let bound = relation == .equal ? "" : "\(relation)"
      let text = "\(item.quotedName): Ratio(\(bound)\(number(ratio)))"
      return optionalPriority.map { "\(text).with(.custom(\($0)))" } ?? text
    }
    let name = "\(attribute)"
    let value = attribute.isFarEdge ? 0 - constant.leftToRight : constant.leftToRight
    let gaps = constant.gapsInwards(from: attribute)
    var argument = relation == .equal ? "" : "\(relation)"
    if gaps != 0, multiplier == 1 {
      if value != 0 { argument += "\(number(value)) + " }
      argument += LayoutGap.code(gaps, number)
    } else if multiplier != 1, relation == .equal, value == 0 {
      argument = "*\(number(multiplier))"
    } else {
      let shown = number(value)
      argument += value < 0 && relation != .equal ? "(\(shown))" : shown
      if multiplier != 1 { argument = "\(relation)\(number(value)) * \(number(multiplier))" }
    }
    var text = "\(item.quotedName): \(name.prefix(1).uppercased())\(name.dropFirst())(\(argument))"
    if let targetName {
      let preposition = attribute.kind == .size ? "like" : "to"
      let usual = isOfSuperview ? attribute : attribute.opposite
      let isUsual = targetAttribute == (attribute.kind == .size ? attribute : usual)
      if !isOfSuperview || !isUsual || attribute.kind == .size {
        text += ".\(preposition)(\(targetName)\(isUsual ? "" : ", .\(targetAttribute)"))"
      }
    }
    return optionalPriority.map { "\(text).with(.custom(\($0)))" } ?? text
  }
}

public import ConstraintKernel

extension LayoutDialect {
  /// `OperatorLayout`.
  public static var operators: LayoutDialect { LayoutDialect(OperatorWords.self) }
}

/// The words of `OperatorLayout`: a relation of two expressions.
enum OperatorWords: DialectWords {
  static let moduleName = "OperatorLayout"
  static let keeper = ConstraintKeeper.maker

  /// `b.leading >= a.trailing * 2 + 8 ~ 750`.
  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String {
    description.operatorText(number)
  }

  /// `let group = constrain(b) { … }, then constrain(b, replace: group) { … b.leading == a.trailing + 8 }`: who
  /// made it twice most likely holds no group.
  static func replacement(
    by description: ConstraintDescription,
    isUpdate: Bool,
    _ number: (Double) -> String
  ) -> String {
    let text = description.operatorText(number)
    let name = description.item.quotedName
    return "let group = constrain(\(name)) { … }, then "
      + "constrain(\(name), replace: group) { … \(text) }"
  }
}

extension ConstraintDescription {
  fileprivate func operatorText(_ number: (Double) -> String) -> String {
    let text =
      ratio.map { "\(item.quotedName).ratio \(relation) \(number($0))" }
      ?? formula(
        number,
        gaps: { LayoutGap.code($0, number) },
        product: { "\($1) * \($0)" }
      )
    return optionalPriority.map { "\(text) ~ \($0)" } ?? text
  }
}

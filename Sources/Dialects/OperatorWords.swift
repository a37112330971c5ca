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
}

extension ConstraintDescription {
  fileprivate func operatorText(_ number: (Double) -> String) -> String {
    let text = formula(number) { "\($1) * \($0)" }
    return optionalPriority.map { "\(text) ~ \($0)" } ?? text
  }
}

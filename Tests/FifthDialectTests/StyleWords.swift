import ConstraintKernel

// A dialect that the kernel has never heard of, in the manner of style sheets. It stands on what the kernel
// offers every dialect, and nothing below it knows its name.

extension LayoutDialect {
  /// `FifthDialect`.
  static var style: LayoutDialect { LayoutDialect(StyleWords.self) }
}

/// How a style is spelled: `box { left: 16 }`.
enum StyleWords: DialectWords {
  static let moduleName = "FifthDialect"
  static let keeper = ConstraintKeeper.slots

  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String {
    let bound =
      switch description.relation {
      case .lessThanOrEqual: "max-"
      case .greaterThanOrEqual: "min-"
      case .equal: ""
      }
    var text = "\(description.item.quotedName) { \(bound)\(description.attribute): "
    text += number(description.constant.leftToRight)
    if let target = description.targetName, !description.isOfSuperview { text += " of \(target)" }
    return text + (description.optionalPriority.map { " !\($0)" } ?? "") + " }"
  }
}

public import ConstraintKernel

extension LayoutDialect {
  /// `MakerLayout`.
  public static var maker: LayoutDialect { LayoutDialect(MakerWords.self) }
}

/// The words of `MakerLayout`: a chain on a maker.
enum MakerWords: DialectWords {
  static let moduleName = "MakerLayout"
  static let keeper = ConstraintKeeper.item

  /// `b: make.leading.greaterThanOrEqualTo(a.snp.trailing).offset(8).priority(750)`.
  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String {
    description.makerText(number)
  }

  /// `b.snp.updateConstraints { $0.leading.equalTo(a.snp.trailing).offset(8) }`.
  static func replacement(
    by description: ConstraintDescription,
    isUpdate: Bool,
    _ number: (Double) -> String
  ) -> String {
    let verb = isUpdate ? "updateConstraints { " : "remakeConstraints { … "
    return "\(description.item.quotedName).snp.\(verb)$0.\(description.makerChain(number)) }"
  }
}

extension ConstraintDescription {
  fileprivate func makerText(_ number: (Double) -> String) -> String {
    "\(item.quotedName): make.\(makerChain(number))"
  }

  fileprivate func makerChain(_ number: (Double) -> String) -> String {
    var text = "\(ratio == nil ? "\(attribute)" : "ratio").\(relation.caseName)To"
    let constant = constant.leftToRight
    if let ratio {
      text += "(\(number(ratio)))"
    } else if let targetName {
      let isPlain = isOfSuperview && targetAttribute == attribute
      let other = targetAttribute == attribute ? targetName : "\(targetName).snp.\(targetAttribute)"
      text += isPlain ? "Superview()" : "(\(other))"
      if multiplier != 1 { text += ".multipliedBy(\(number(multiplier)))" }
      if constant != 0 { text += ".offset(\(number(constant)))" }
      let gaps = self.constant.gapsInwards(from: attribute)
      if gaps != 0 { text += ".systemSpacing(\(gaps == 1 ? "" : number(gaps)))" }
    } else {
      text += "(\(number(constant)))"
    }
    return optionalPriority.map { "\(text).priority(\($0))" } ?? text
  }
}

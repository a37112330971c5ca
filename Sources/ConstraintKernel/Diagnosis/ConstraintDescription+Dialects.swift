// A constraint in the words of the dialect that wrote it: what one would type there, but for the item,
// which stands in front. The kernel's own words are those of ``ConstraintDescription/description``.
extension ConstraintDescription {
  /// The constraint in the words of its dialect.
  package var dialectText: String { text(in: dialect) }

  /// The constraint as one would type it there: with its numbers in full.
  var dialectCode: String { text(in: dialect, LayoutText.typed) }

  /// The constraint in the words of a dialect, its numbers put into text by `number`.
  package func text(
    in dialect: LayoutDialect,
    _ number: (Double) -> String = LayoutText.number
  ) -> String {
    let text =
      switch dialect {
      case .kernel: plainText(number)
      case .operators: operatorText(number)
      case .maker: makerText(number)
      case .attribute: attributeText(number)
      case .autoPin: autoPinText(number)
      }
    guard dialect != .kernel, let identifier else { return text }
    return "\(text) '\(identifier)'"
  }

  /// What the target is called; nil where there is none.
  var targetName: String? {
    switch target {
    case .nothing: nil
    case .superview: "superview"
    case .item(let record): record.name
    }
  }

  /// Whether the second side is the superview of the first.
  private var isOfSuperview: Bool { targetItem != nil && targetItem === item.parent }

  private var optionalPriority: String? {
    priority.flatMap { $0.isRequired ? nil : "\($0)" }
  }

  /// `b.leading >= a.trailing * 2 + 8 ~ 750`.
  private func operatorText(_ number: (Double) -> String) -> String {
    let text = formula(number) { "\($1) * \($0)" }
    return optionalPriority.map { "\(text) ~ \($0)" } ?? text
  }

  /// `b: make.leading.greaterThanOrEqualTo(a.snp.trailing).offset(8).priority(750)`.
  private func makerText(_ number: (Double) -> String) -> String {
    var text = "\(item.name): make.\(attribute).\(relation.caseName)To"
    let constant = constant.leftToRight
    if let targetName {
      let isPlain = isOfSuperview && targetAttribute == attribute
      let other = targetAttribute == attribute ? targetName : "\(targetName).snp.\(targetAttribute)"
      text += isPlain ? "Superview()" : "(\(other))"
      if multiplier != 1 { text += ".multipliedBy(\(number(multiplier)))" }
      if constant != 0 { text += ".offset(\(number(constant)))" }
    } else {
      text += "(\(number(constant)))"
    }
    return optionalPriority.map { "\(text).priority(\($0))" } ?? text
  }

  /// `b: Leading(>=8).to(a, .trailing).with(.custom(750))`.
  private func attributeText(_ number: (Double) -> String) -> String {
    let name = "\(attribute)"
    let value = attribute.isFarEdge ? 0 - constant.leftToRight : constant.leftToRight
    var argument = relation == .equal ? "" : "\(relation)"
    if multiplier != 1, relation == .equal, value == 0 {
      argument = "*\(number(multiplier))"
    } else {
      let shown = number(value)
      argument += value < 0 && relation != .equal ? "(\(shown))" : shown
      if multiplier != 1 { argument = "\(relation)\(number(value)) * \(number(multiplier))" }
    }
    var text = "\(item.name): \(name.prefix(1).uppercased())\(name.dropFirst())(\(argument))"
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

  /// `b.autoPinEdge(.leading, to: .trailing, of: a, withOffset: 8, relation: .greaterThanOrEqual)`.
  private func autoPinText(_ number: (Double) -> String) -> String {
    var text = "\(item.name)."
    let constant = constant.leftToRight
    var relation = relation
    if let targetName {
      let isInset =
        isOfSuperview && attribute == targetAttribute && attribute.isEdge && multiplier == 1
        && !attribute.dependsOnMetrics
      if isInset {
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

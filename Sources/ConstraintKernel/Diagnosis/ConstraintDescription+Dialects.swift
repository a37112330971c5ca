// A constraint in the words of the dialect that wrote it: what one would type there, but for the item,
// which stands in front. The kernel's own words are those of ``ConstraintDescription/description``.
extension ConstraintDescription {
  /// The constraint in the words of its dialect.
  package var dialectText: String { text(in: dialect) }

  /// The constraint as one would type it there: with its numbers in full.
  var dialectCode: String { text(in: dialect, LayoutText.typed) }

  /// How one would type it there in place of one that it repeats.
  func replacementCode(isUpdate: Bool) -> String {
    dialect.words.replacement(by: self, isUpdate: isUpdate, LayoutText.typed)
  }

  /// The constraint in the words of a dialect, its numbers put into text by `number`.
  package func text(
    in dialect: LayoutDialect,
    _ number: (Double) -> String = LayoutText.number
  ) -> String {
    let text = dialect.words.text(of: self, number)
    guard dialect != .kernel, let identifier else { return text }
    return "\(text) '\(identifier)'"
  }

  /// What the target is called; nil where there is none.
  package var targetName: String? {
    switch target {
    case .nothing: nil
    case .superview: "superview"
    case .item(let record): record.quotedName
    }
  }

  /// Whether the second side is the superview of the first.
  package var isOfSuperview: Bool { targetItem != nil && targetItem === item.parent }

  /// The priority as people write it; nil where it is required.
  package var optionalPriority: String? {
    priority.flatMap { $0.isRequired ? nil : "\($0)" }
  }
}

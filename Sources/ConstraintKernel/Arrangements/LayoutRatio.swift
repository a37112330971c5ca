/// How wide an item is for its height: `width  relation  ratio · height`.
///
/// It is a value, whichever dialect it was written in, and becomes one description.
package struct LayoutRatio {
  /// The item whose width and height are meant.
  package var item: ItemRecord
  /// How the width compares with that multiple of the height.
  package var relation: LayoutConstraint.Relation
  /// Width divided by height: finite, and above 0.
  package var ratio: Double
  /// How strongly it is meant; nil means required.
  package var priority: LayoutPriority?
  /// A name for people; nil means none.
  package var identifier: String?
  /// Whose words these are.
  package var dialect: LayoutDialect
  /// The line that wrote it.
  package var source: LayoutSource
  /// When it is wanted; nil means always.
  package var condition: ConstraintDescription.Condition?

  /// Says how wide an item is for its height.
  package init(
    of item: ItemRecord,
    _ relation: LayoutConstraint.Relation,
    _ ratio: Double,
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    dialect: LayoutDialect,
    source: LayoutSource,
    condition: ConstraintDescription.Condition? = nil
  ) {
    self.item = item
    self.relation = relation
    self.ratio = ratio
    self.priority = priority
    self.identifier = identifier
    self.dialect = dialect
    self.source = source
    self.condition = condition
  }

  /// Why a number is no ratio of width to height; nil if it is one.
  package static func issue(with ratio: Double) -> LayoutIssue.Kind? {
    guard ratio.isFinite else { return .notFinite(ratio) }
    return ratio > 0 ? nil : .invalidUse("a ratio of width to height is above 0")
  }

  /// The description of the width as a multiple of the height.
  ///
  /// - Throws: An issue about a number that is no ratio.
  package func description() throws(LayoutIssue) -> ConstraintDescription {
    if let kind = Self.issue(with: ratio) {
      throw LayoutIssue(kind, items: [item.name], source: source)
    }
    return formula
  }

  /// The constraint for a caller that has to hand one back where ``description()`` threw.
  ///
  /// It names no attribute, so that it can never become active.
  package func makeRefusedConstraint() -> LayoutConstraint {
    var refused = formula
    refused.attribute = .notAnAttribute
    return LayoutConstraint(refused, second: item)
  }

  private var formula: ConstraintDescription {
    ConstraintDescription(
      item,
      .width,
      relation,
      .item(item),
      .height,
      multiplier: ratio,
      priority: priority,
      identifier: identifier,
      dialect: dialect,
      source: source,
      condition: condition
    )
  }
}

extension ConstraintDescription {
  /// The ratio of width to height that this says of its item, by whichever words; nil if it says
  /// something else.
  package var ratio: Double? {
    guard attribute == .width, targetAttribute == .height, target == .item(item),
      constant == DirectedConstant(0), LayoutRatio.issue(with: multiplier) == nil
    else { return nil }
    return multiplier
  }
}

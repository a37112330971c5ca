package import ConstraintKernel

/// One constraint as source code says it, free of any dialect.
///
/// `subject.attribute  relation  factor · target.attribute + constant`, at a priority. Items and
/// numbers may be expressions: a statement can come from a live constraint or from source text. It
/// is what every reader produces and every printer takes.
package struct LayoutStatement: Hashable, Sendable {
  /// The second side.
  package enum Target: Hashable, Sendable {
    /// None: a size beside a number.
    case nothing
    /// An attribute of an item.
    case item(ItemReference, LayoutConstraint.Attribute)
  }

  /// How the constant was written, which printers follow where the sign leaves a choice.
  package enum ConstantKind: Hashable, Sendable {
    /// Added to the target, as in `offset(8)` or `+ 8`.
    case offset
    /// A distance inwards, as in `inset(8)`.
    case inset
  }

  /// The expression of the item on the first side.
  package var subject: String
  /// The attribute on the first side.
  package var attribute: LayoutConstraint.Attribute
  /// How both sides compare.
  package var relation: LayoutConstraint.Relation
  /// The second side.
  package var target: Target
  /// The factor on the second side.
  package var factor: Amount
  /// What is added to the second side, in points, counted as the kernel counts: to the right and
  /// down, along reading for what follows it.
  ///
  /// A distance inwards from a far edge is therefore a negative constant, however it was written.
  package var constant: Amount
  /// The constant where reading goes from right to left; nil where it is ``constant``.
  package var constantRightToLeft: Amount?
  /// Usual gaps that are added to the constant; nil for none.
  package var gaps: UsualGaps?
  /// How the constant was written.
  package var constantKind: ConstantKind
  /// The priority level; nil for required.
  package var priority: Amount?
  /// The name for diagnoses.
  package var identifier: String?
  /// What the constraint is stored in: the text in front of the equals sign, such as
  /// `let top` or `self.top`.
  package var assignment: String?
  /// The expression that has to be true for the constraint to be wanted.
  package var condition: String?
  /// The constant while one of both items is gone.
  package var goneConstant: Amount?
  /// Where it was written, such as `Card.swift:12`.
  package var origin: String?

  /// Makes a statement: by default required, without names.
  package init(
    _ subject: String,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    _ target: Target = .nothing,
    factor: Amount = .one,
    constant: Amount = .zero,
    constantKind: ConstantKind = .offset,
    priority: Amount? = nil
  ) {
    self.subject = subject
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.factor = factor
    self.constant = constant
    self.constantKind = constantKind
    self.priority = priority
  }

  /// The item on the second side; nil without one.
  package var targetItem: ItemReference? {
    guard case .item(let item, _) = target else { return nil }
    return item
  }

  /// The attribute on the second side; nil without one.
  package var targetAttribute: LayoutConstraint.Attribute? {
    guard case .item(_, let attribute) = target else { return nil }
    return attribute
  }

  /// The ratio of width to height, where the statement says one of its subject by a number above 0;
  /// nil for anything else.
  package var ratio: Amount? {
    guard attribute == .width, targetAttribute == .height, constant.isZero, gaps == nil,
      constantRightToLeft == nil, targetItem == ItemReference(subject), let value = factorValue,
      value > 0, value.isFinite
    else { return nil }
    return factor
  }

  /// The value of the factor: a literal, or a quotient of two that does not divide whole numbers.
  private var factorValue: Double? {
    guard let text = factor.written else { return factor.value }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.filter { !$0.isWhitespace }
    }
    let numbers = parts.compactMap { ExpressionShape.value(ofLiteral: $0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2 where parts.contains { $0.contains(".") }: return numbers[0] / numbers[1]
    default: return nil
    }
  }

  /// Whether the constraint is stored, named, conditional or has a constant for gone items, so that
  /// a printer must keep it apart from its neighbours.
  package var standsAlone: Bool {
    assignment != nil || identifier != nil || condition != nil || goneConstant != nil
  }
}

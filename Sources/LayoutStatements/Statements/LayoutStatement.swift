public import ConstraintKernel

/// One constraint as source code says it, free of any dialect.
///
/// `subject.attribute  relation  factor · target.attribute + constant`, at a priority. Items and
/// numbers may be expressions: a statement can come from a live constraint or from source text. It
/// is what every reader produces and every printer takes.
public struct LayoutStatement: Hashable, Sendable {
  /// The second side.
  public enum Target: Hashable, Sendable {
    /// None: a size beside a number.
    case nothing
    /// An attribute of an item.
    case item(ItemReference, LayoutConstraint.Attribute)
  }

  /// How the constant was written, which printers follow where the sign leaves a choice.
  public enum ConstantKind: Hashable, Sendable {
    /// Added to the target, as in `offset(8)` or `+ 8`.
    case offset
    /// A distance inwards, as in `inset(8)`.
    case inset
  }

  /// The expression of the item on the first side.
  public var subject: String
  /// The attribute on the first side.
  public var attribute: LayoutConstraint.Attribute
  /// How both sides compare.
  public var relation: LayoutConstraint.Relation
  /// The second side.
  public var target: Target
  /// The factor on the second side.
  public var factor: Amount
  /// What is added to the second side, in points, counted as the kernel counts: to the right and
  /// down, along reading for what follows it.
  ///
  /// A distance inwards from a far edge is therefore a negative constant, however it was written.
  public var constant: Amount
  /// The constant where reading goes from right to left; nil where it is ``constant``.
  public var constantRightToLeft: Amount?
  /// How the constant was written.
  public var constantKind: ConstantKind
  /// The priority level; nil for required.
  public var priority: Amount?
  /// The name for diagnoses.
  public var identifier: String?
  /// What the constraint is stored in: the text in front of the equals sign, such as
  /// `let top` or `self.top`.
  public var assignment: String?
  /// The expression that has to be true for the constraint to be wanted.
  public var condition: String?
  /// The constant while one of both items is gone.
  public var goneConstant: Amount?
  /// Where it was written, such as `Card.swift:12`.
  public var origin: String?

  /// Makes a statement: required, without names, unless told otherwise.
  public init(
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
  public var targetItem: ItemReference? {
    guard case .item(let item, _) = target else { return nil }
    return item
  }

  /// The attribute on the second side; nil without one.
  public var targetAttribute: LayoutConstraint.Attribute? {
    guard case .item(_, let attribute) = target else { return nil }
    return attribute
  }

  /// Whether the constraint is stored, named, conditional or has a constant for gone items, so that
  /// a printer must keep it apart from its neighbours.
  public var standsAlone: Bool {
    assignment != nil || identifier != nil || condition != nil || goneConstant != nil
  }
}

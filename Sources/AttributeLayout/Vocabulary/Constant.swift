import ConstraintKernel

/// The number an attribute is given, how it compares, and the factor on the reference.
///
/// Usually written with the prefix operators: `Width(>=100)`, `Height(*0.5)`.
public struct Constant: Hashable, Sendable {
  /// Points: the distance for positions, the size for dimensions.
  public let value: Double
  /// How the attribute compares with the reference; it is taken as written, never turned round.
  public let relation: Relation
  /// The factor on the reference's attribute.
  public let multiplier: Double
  /// How many usual gaps are added to the value; inwards for positions, as the value is.
  let gaps: Double

  /// Makes a constant from its three parts.
  public init(value: Double, relation: Relation, multiplier: Double) {
    self.init(value: value, gaps: 0, relation: relation, multiplier: multiplier)
  }

  /// A number of usual gaps.
  init(gap: LayoutGap, relation: Relation) {
    self.init(value: 0, gaps: gap.multiplier, relation: relation, multiplier: 1)
  }

  init(value: Double, gaps: Double, relation: Relation, multiplier: Double) {
    self.value = value
    self.gaps = gaps
    self.relation = relation
    self.multiplier = multiplier
  }
}

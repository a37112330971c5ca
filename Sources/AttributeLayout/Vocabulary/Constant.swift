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

  /// Makes a constant from its three parts.
  public init(value: Double, relation: Relation, multiplier: Double) {
    self.value = value
    self.relation = relation
    self.multiplier = multiplier
  }
}

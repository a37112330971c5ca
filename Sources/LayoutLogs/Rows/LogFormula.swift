public import ConstraintSolver

/// What a row demands: `first relation multiplier · second + constant`.
public struct LogFormula: Hashable, Sendable {
  /// An attribute of an item.
  public struct Place: Hashable, Sendable {
    /// Whose attribute it is.
    public var item: LogItem
    /// Which attribute it is.
    public var attribute: LogAttribute
  }

  /// The left-hand side.
  public var first: Place
  /// How the sides compare.
  public var relation: Relation
  /// The factor of the second place.
  public var multiplier = 1.0
  /// The place on the right-hand side, nil where a lone constant stands there.
  public var second: Place?
  /// What is added on the right-hand side, in points.
  public var constant = 0.0
  /// A system spacing in points that an equation prints without its sign.
  public var unsignedSpacing: Double?
  /// The priority where the row says one; 1000 is required.
  public var priority = 1000.0
  /// The direction that the row says, where it was written with left and right.
  public var readsRightToLeft: Bool?
  /// Whether the row stands in visual format, with a superview's edge or a gap.
  public var isVisualFormat = false

  /// Whether it has to hold.
  public var isRequired: Bool { priority >= 1000 }
}

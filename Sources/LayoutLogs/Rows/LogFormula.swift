package import ConstraintSolver

/// What a row demands: `first relation multiplier · second + constant`.
package struct LogFormula: Hashable, Sendable {
  /// An attribute of an item.
  package struct Place: Hashable, Sendable {
    /// Whose attribute it is.
    package var item: LogItem
    /// Which attribute it is.
    package var attribute: LogAttribute
  }

  /// The left-hand side.
  package var first: Place
  /// How the sides compare.
  package var relation: Relation
  /// The factor of the second place.
  package var multiplier = 1.0
  /// The place on the right-hand side, nil where a lone constant stands there.
  package var second: Place?
  /// What is added on the right-hand side, in points.
  package var constant = 0.0
  /// A system spacing in points that an equation prints without its sign.
  package var unsignedSpacing: Double?
  /// The priority where the row says one; 1000 is required.
  package var priority = 1000.0
  /// The direction that the row says, where it was written with left and right.
  package var readsRightToLeft: Bool?
  /// Whether the row stands in visual format, with a superview's edge or a gap.
  package var isVisualFormat = false

  /// Whether it has to hold.
  package var isRequired: Bool { priority >= 1000 }
}

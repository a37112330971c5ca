public import ConstraintKernel

/// Usual gaps: `name.leading == photo.trailing + .system`, `name.top >= title.bottom + .system(2)`.
///
/// The gap is 8 points between siblings and 20 to the superview, as the environment says; see `LayoutGap`.
extension LayoutProxy.Property where Measure: LayoutProxy.Position {
  /// The position and usual gaps to the right or down.
  public static func + (lhs: Self, rhs: LayoutGap) -> Self {
    Self(expression: lhs.expression.moved(by: rhs))
  }

  /// The position and usual gaps to the left or up.
  public static func - (lhs: Self, rhs: LayoutGap) -> Self {
    Self(expression: lhs.expression.moved(by: .system(-rhs.multiplier)))
  }
}

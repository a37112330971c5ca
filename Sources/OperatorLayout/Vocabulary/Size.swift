public import ConstraintKernel

extension LayoutProxy {
  /// A width and a height, related and scaled together.
  public struct Size {
    /// The first component.
    public let width: Dimension
    /// The second component.
    public let height: Dimension
  }
}

extension LayoutProxy.Size {
  /// Both sides are the same, width by width and height by height.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func == (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.equal, to: rhs)
  }

  /// Each component on the left is at most the one on the right.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func <= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.lessThanOrEqual, to: rhs)
  }

  /// Each component on the left is at least the one on the right.
  @inlinable
  @inline(__always)
  @discardableResult
  public static func >= (lhs: Self, rhs: Self) -> [LayoutConstraint] {
    lhs.related(.greaterThanOrEqual, to: rhs)
  }

  // Inlined, so that a list that nobody looks at is never made.
  @inlinable
  @inline(__always)
  func related(_ relation: LayoutConstraint.Relation, to other: Self) -> [LayoutConstraint] {
    let constraints = pairs(relation, other)
    return [constraints.0, constraints.1]
  }

  @usableFromInline
  func pairs(
    _ relation: LayoutConstraint.Relation,
    _ other: Self
  ) -> (LayoutConstraint, LayoutConstraint) {
    (
      width.term.related(relation, to: other.width.term),
      height.term.related(relation, to: other.height.term)
    )
  }
}

extension LayoutProxy.Size {
  /// Both components times a factor.
  public static func * (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: rhs) }

  /// A factor times both components.
  public static func * (lhs: Double, rhs: Self) -> Self { rhs.scaled(by: lhs) }

  /// Both components, each divided by a number; dividing by 0 is reported once the result is related.
  public static func / (lhs: Self, rhs: Double) -> Self { lhs.scaled(by: 1 / rhs) }

  /// Both components times a factor.
  @_disfavoredOverload
  public static func * (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: rhs.layoutValue)
  }

  /// A factor times both components.
  @_disfavoredOverload
  public static func * (lhs: some LayoutNumber, rhs: Self) -> Self {
    rhs.scaled(by: lhs.layoutValue)
  }

  /// Both components, each divided by a number; dividing by 0 is reported once the result is related.
  @_disfavoredOverload
  public static func / (lhs: Self, rhs: some LayoutNumber) -> Self {
    lhs.scaled(by: 1 / rhs.layoutValue)
  }

  private func scaled(by factor: Double) -> Self {
    Self(width: width.scaled(by: factor), height: height.scaled(by: factor))
  }
}

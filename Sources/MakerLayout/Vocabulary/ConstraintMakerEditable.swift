public import ConstraintKernel

/// A chain that has been related, and whose multiplier and constant can be set.
///
/// The result is always `multiplier * second side + constant`, in whatever order they are named.
/// There is one multiplier and one constant; the last call wins, also over a number given to
/// `equalTo`.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Sets the factor on the second side.
  ///
  /// `10 / 3` means 3.33.
  @discardableResult
  public func multipliedBy(_ amount: Double) -> Self { set(multiplier: amount) }

  /// Sets the factor on the second side.
  @_disfavoredOverload
  @discardableResult
  public func multipliedBy(_ amount: some LayoutNumber) -> Self {
    set(multiplier: amount.layoutValue)
  }

  /// Sets the factor on the second side to the inverse of a number.
  @discardableResult
  public func dividedBy(_ amount: Double) -> Self { set(multiplier: 1 / amount) }

  /// Sets the factor on the second side to the inverse of a number.
  @_disfavoredOverload
  @discardableResult
  public func dividedBy(_ amount: some LayoutNumber) -> Self {
    set(multiplier: 1 / amount.layoutValue)
  }
}

/// Offsets: added as they are, whatever the attribute.
extension ConstraintMakerEditable {
  /// Adds a number of points to the second side; positive is right and down.
  @discardableResult
  public func offset(_ amount: Double) -> Self { set(.number(amount)) }

  /// Adds a number, a point's coordinates to positions, or a size's extents to sizes.
  ///
  /// Of insets it is the older spelling of `inset`.
  @_disfavoredOverload
  @discardableResult
  public func offset(_ amount: some ConstraintConstantTarget) -> Self {
    set(amount.constraintConstant)
  }
}

/// Insets: inwards from every edge, so that right, bottom and trailing count negative.
///
/// A size shrinks by both sides, a middle moves by half the difference. The second side's
/// attribute decides what counts: `make.right.equalTo(other.snp.left).inset(8)` adds 8.
extension ConstraintMakerEditable {
  /// Lies inside by a number of points on every side.
  @discardableResult
  public func inset(_ amount: Double) -> Self { set(.number(amount).inwards) }

  /// Lies inside by a number of points on every side, or by a distance of its own on each.
  @_disfavoredOverload
  @discardableResult
  public func inset(_ amount: some ConstraintInsetTarget) -> Self {
    set(amount.constraintConstant.inwards)
  }

  /// Lies inside by a distance of its own on each side, in reading direction.
  @discardableResult
  public func inset(_ amount: some ConstraintDirectionalInsetTarget) -> Self {
    set(amount.constraintConstant)
  }

  /// The older spelling of `inset`.
  @discardableResult
  public func insets(_ amount: LayoutInsets) -> Self { set(.insets(amount)) }
}

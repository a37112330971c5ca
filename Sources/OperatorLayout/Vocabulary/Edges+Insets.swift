public import ConstraintKernel

extension LayoutProxy.Compound<LayoutProxy.Outline> {
  /// The edges moved inwards by insets in reading direction; negative ones move outwards.
  public consuming func inseted(by distances: LayoutDirectionalInsets) -> Self {
    insets.top += distances.top
    insets.leading += distances.leading
    insets.bottom += distances.bottom
    insets.trailing += distances.trailing
    return self
  }

  /// The edges moved inwards by insets whose left counts as leading and whose right as trailing.
  public func inseted(by insets: LayoutInsets) -> Self {
    inseted(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The edges moved inwards by four distances in points; negative ones move outwards.
  public func inseted(top: Double, leading: Double, bottom: Double, trailing: Double) -> Self {
    inseted(
      by: LayoutDirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    )
  }

  /// The edges moved inwards by the same distance in points.
  public func inseted(by distance: Double) -> Self {
    inseted(horizontally: distance, vertically: distance)
  }

  /// The edges moved inwards by a distance in points along either axis, or along both.
  public func inseted(
    horizontally horizontal: Double = 0,
    vertically vertical: Double = 0
  ) -> Self {
    inseted(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

/// The same for variables of other number types.
extension LayoutProxy.Compound<LayoutProxy.Outline> {
  /// The edges moved inwards by four distances in points; negative ones move outwards.
  @_disfavoredOverload
  public func inseted(
    top: some LayoutNumber,
    leading: some LayoutNumber,
    bottom: some LayoutNumber,
    trailing: some LayoutNumber
  ) -> Self {
    inseted(
      top: top.layoutValue,
      leading: leading.layoutValue,
      bottom: bottom.layoutValue,
      trailing: trailing.layoutValue
    )
  }

  /// The edges moved inwards by the same distance in points.
  @_disfavoredOverload
  public func inseted(by distance: some LayoutNumber) -> Self { inseted(by: distance.layoutValue) }

  /// The edges moved inwards by a distance in points along either axis, or along both.
  @_disfavoredOverload
  public func inseted(
    horizontally horizontal: some LayoutNumber = 0.0,
    vertically vertical: some LayoutNumber = 0.0
  ) -> Self {
    inseted(horizontally: horizontal.layoutValue, vertically: vertical.layoutValue)
  }
}

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

  /// The edges moved inwards by one distance along each axis, in points.
  public func inseted(horizontally horizontal: Double, vertically vertical: Double) -> Self {
    inseted(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading and trailing moved inwards by a distance in points.
  public func inseted(horizontally distance: Double) -> Self {
    inseted(horizontally: distance, vertically: 0)
  }

  /// Top and bottom moved inwards by a distance in points.
  public func inseted(vertically distance: Double) -> Self {
    inseted(horizontally: 0, vertically: distance)
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
  public func inseted(by distance: some LayoutNumber) -> Self {
    inseted(by: distance.layoutValue)
  }

  /// The edges moved inwards by one distance along each axis, in points.
  @_disfavoredOverload
  public func inseted(
    horizontally horizontal: some LayoutNumber,
    vertically vertical: some LayoutNumber
  ) -> Self {
    inseted(horizontally: horizontal.layoutValue, vertically: vertical.layoutValue)
  }

  /// Leading and trailing moved inwards by a distance in points.
  @_disfavoredOverload
  public func inseted(horizontally distance: some LayoutNumber) -> Self {
    inseted(horizontally: distance.layoutValue)
  }

  /// Top and bottom moved inwards by a distance in points.
  @_disfavoredOverload
  public func inseted(vertically distance: some LayoutNumber) -> Self {
    inseted(vertically: distance.layoutValue)
  }
}

public import ConstraintKernel

extension LayoutProxy.Edges {
  /// The edges moved inwards by four distances in points; negative ones move outwards.
  public consuming func inseted(
    top: Double,
    leading: Double,
    bottom: Double,
    trailing: Double
  ) -> Self {
    distances.top += top
    distances.leading += leading
    distances.bottom -= bottom
    distances.trailing -= trailing
    return self
  }

  /// The edges moved inwards by the same distance in points.
  public consuming func inseted(by distance: Double) -> Self {
    inseted(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// The edges moved inwards by one distance along each axis, in points.
  public consuming func inseted(horizontally horizontal: Double, vertically vertical: Double)
    -> Self
  {
    inseted(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading and trailing moved inwards by a distance in points.
  public consuming func inseted(horizontally distance: Double) -> Self {
    inseted(horizontally: distance, vertically: 0)
  }

  /// Top and bottom moved inwards by a distance in points.
  public consuming func inseted(vertically distance: Double) -> Self {
    inseted(horizontally: 0, vertically: distance)
  }

  /// The edges moved inwards by insets whose left counts as leading and whose right as trailing.
  public consuming func inseted(by insets: LayoutInsets) -> Self {
    inseted(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }

  /// The edges moved inwards by insets in reading direction.
  public consuming func inseted(by insets: LayoutDirectionalInsets) -> Self {
    inseted(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }
}

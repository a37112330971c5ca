extension LayoutXAxisAnchor {
  /// Both are the same, `constant` points apart.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    equalTo anchor: LayoutXAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, 1, constant, LayoutSource(file: file, line: line))
  }

  /// This one is at most the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    lessThanOrEqualTo anchor: LayoutXAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, 1, constant, LayoutSource(file: file, line: line))
  }

  /// This one is at least the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutXAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 1, constant, LayoutSource(file: file, line: line))
  }
}

extension LayoutYAxisAnchor {
  /// Both are the same, `constant` points apart.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    equalTo anchor: LayoutYAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, 1, constant, LayoutSource(file: file, line: line))
  }

  /// This one is at most the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    lessThanOrEqualTo anchor: LayoutYAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, 1, constant, LayoutSource(file: file, line: line))
  }

  /// This one is at least the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutYAxisAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 1, constant, LayoutSource(file: file, line: line))
  }
}

extension LayoutXAxisAnchor {
  /// This one lies after the other by `multiplier` times the system's spacing (exactly).
  @inlinable
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.equal, anchor, 1, multiplier * LayoutSpacing.system, source)
  }

  /// This one lies after the other by `multiplier` times the system's spacing (at most).
  @inlinable
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, source)
  }

  /// This one lies after the other by `multiplier` times the system's spacing (at least).
  @inlinable
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, source)
  }
}

extension LayoutYAxisAnchor {
  /// This one lies below the other by `multiplier` times the system's spacing (exactly).
  @inlinable
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.equal, anchor, 1, multiplier * LayoutSpacing.system, source)
  }

  /// This one lies below the other by `multiplier` times the system's spacing (at most).
  @inlinable
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.lessThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, source)
  }

  /// This one lies below the other by `multiplier` times the system's spacing (at least).
  @inlinable
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.greaterThanOrEqual, anchor, 1, multiplier * LayoutSpacing.system, source)
  }
}

/// Distances that platforms agree on.
public enum LayoutSpacing {
  /// The distance between siblings that the system suggests, in points.
  public static let system: Double = 8
}

extension LayoutDimension {
  /// This size is the same as `multiplier` times the other plus `constant` points.
  ///
  /// Not active yet.
  @inlinable
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: Double = 1,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, multiplier, constant, LayoutSource(file: file, line: line))
  }

  /// This size is the same as a number of points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    equalToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    compare(.equal, constant, LayoutSource(file: file, line: line))
  }

  /// This size is at most `multiplier` times the other plus `constant` points.
  ///
  /// Not active yet.
  @inlinable
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: Double = 1,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier, constant, LayoutSource(file: file, line: line))
  }

  /// This size is at most a number of points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    compare(.lessThanOrEqual, constant, LayoutSource(file: file, line: line))
  }

  /// This size is at least `multiplier` times the other plus `constant` points.
  ///
  /// Not active yet.
  @inlinable
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: Double = 1,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier, constant, LayoutSource(file: file, line: line))
  }

  /// This size is at least a number of points.
  ///
  /// The constraint is not active yet.
  @inlinable
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    compare(.greaterThanOrEqual, constant, LayoutSource(file: file, line: line))
  }

  @inlinable @inline(__always)
  func compare(
    _ relation: LayoutConstraint.Relation,
    _ constant: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    LayoutConstraint.bound(record, attribute, relation, constant, source)
  }
}

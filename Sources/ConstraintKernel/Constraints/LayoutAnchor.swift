/// A number of an item that can be tied to a number of the same kind.
///
/// The kind is part of the type, so that mixing axes, or positions with lengths, does not compile.
public struct LayoutAnchor<Kind> {
  let record: ItemRecord
  /// The attribute of the item that is meant.
  public let attribute: LayoutConstraint.Attribute

  /// The item; nil once it has gone.
  public var item: (any LayoutItem)? { record.item }
}

/// What anchors measure.
public enum LayoutAnchorKind {
  /// A position along the horizontal axis.
  public enum Horizontal {}
  /// A position along the vertical axis.
  public enum Vertical {}
  /// A width or a height.
  public enum Length {}
}

/// A horizontal position of an item, to be tied to another horizontal position.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutAnchorKind.Horizontal>
/// A vertical position of an item, to be tied to another vertical position.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutAnchorKind.Vertical>
/// A width or a height of an item, to be tied to another one or to a number.
public typealias LayoutDimension = LayoutAnchor<LayoutAnchorKind.Length>

/// Distances that platforms agree on.
public enum LayoutSpacing {
  /// The distance between siblings that the system suggests, in points.
  public static let system: Double = 8
}

extension LayoutAnchor {
  /// Both are the same, `constant` points apart.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalTo anchor: LayoutAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: constant, LayoutSource(file: file, line: line))
  }

  /// This one is at most the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: constant, LayoutSource(file: file, line: line))
  }

  /// This one is at least the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: constant, LayoutSource(file: file, line: line))
  }

  fileprivate func relate(
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutAnchor?,
    multiplier: Double = 1,
    constant: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    LayoutConstraint(
      record,
      attribute,
      relation,
      other?.record,
      other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: DirectedConstant(constant),
      source: source
    )
  }
}

extension LayoutAnchor<LayoutAnchorKind.Horizontal> {
  /// This one lies after the other by exactly `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.equal, anchor, constant: multiplier * LayoutSpacing.system, source)
  }

  /// This one lies after the other by at most `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpacing.system, source)
  }

  /// This one lies after the other by at least `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpacing.system, source)
  }
}

extension LayoutAnchor<LayoutAnchorKind.Vertical> {
  /// This one lies below the other by exactly `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.equal, anchor, constant: multiplier * LayoutSpacing.system, source)
  }

  /// This one lies below the other by at most `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.lessThanOrEqual, anchor, constant: multiplier * LayoutSpacing.system, source)
  }

  /// This one lies below the other by at least `multiplier` times ``LayoutSpacing/system``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.greaterThanOrEqual, anchor, constant: multiplier * LayoutSpacing.system, source)
  }
}

extension LayoutAnchor<LayoutAnchorKind.Length> {
  /// This size is the same as `multiplier` times the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: Double,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.equal, anchor, multiplier: multiplier, constant: constant, source)
  }

  /// This size is at most `multiplier` times the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: Double,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, source)
  }

  /// This size is at least `multiplier` times the other plus `constant` points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: Double,
    constant: Double = 0,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    return relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, source)
  }

  /// This size is the same as a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, constant: constant, LayoutSource(file: file, line: line))
  }

  /// This size is at most a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant, LayoutSource(file: file, line: line))
  }

  /// This size is at least a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant, LayoutSource(file: file, line: line))
  }
}

/// A number of an item that can be tied to a number of the same kind.
///
/// The kind is part of the type, so that mixing axes, or positions with lengths, does not compile:
/// it is the subclass itself, as in UIKit. Code that works for every kind is generic over it:
///
/// ```swift
/// func tie<Kind>(_ one: LayoutAnchor<Kind>, to other: LayoutAnchor<Kind>) {
///   one.constraint(equalTo: other).isActive = true
/// }
/// ```
///
/// Anchors are made when they are asked for: two of the same attribute are not the same object.
public class LayoutAnchor<AnchorType> {
  let record: ItemRecord
  /// The attribute of the item that is meant.
  public final let attribute: LayoutConstraint.Attribute

  init(_ record: ItemRecord, _ attribute: LayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
  }

  /// The item; nil once it was freed.
  public final var item: (any LayoutItem)? { record.item }

  /// Called before the anchor becomes a side of a constraint.
  func willBeRelated(by source: LayoutSource) {}

  /// The constraint to another anchor or to a number; not active yet.
  final func relate(
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutAnchor?,
    multiplier: Double = 1,
    constant: Double,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutConstraint {
    let constant = DirectedConstant(constant)
    return relate(relation, other, multiplier: multiplier, constant: constant, file, line)
  }

  /// The same, with any constant.
  func relate(
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutAnchor?,
    multiplier: Double = 1,
    constant: DirectedConstant,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutConstraint {
    let source = LayoutSource(file: file, line: line)
    willBeRelated(by: source)
    other?.willBeRelated(by: source)
    return LayoutConstraint(
      record,
      attribute,
      relation,
      other?.record,
      other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant,
      source: source
    )
  }
}

/// A horizontal position of an item, to be tied to another horizontal position.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}
/// A vertical position of an item, to be tied to another vertical position.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}
/// A width or a height of an item, or a distance, to be tied to another one or to a number.
public class LayoutDimension: LayoutAnchor<LayoutDimension> {}

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
    relate(.equal, anchor, constant: constant, file, line)
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
    relate(.lessThanOrEqual, anchor, constant: constant, file, line)
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
    relate(.greaterThanOrEqual, anchor, constant: constant, file, line)
  }
}

extension LayoutXAxisAnchor {
  /// This one lies after the other by exactly `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: .siblingGaps(multiplier), file, line)
  }

  /// This one lies after the other by at most `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: .siblingGaps(multiplier), file, line)
  }

  /// This one lies after the other by at least `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: .siblingGaps(multiplier), file, line)
  }
}

extension LayoutYAxisAnchor {
  /// This one lies below the other by exactly `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: .siblingGaps(multiplier), file, line)
  }

  /// This one lies below the other by at most `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: .siblingGaps(multiplier), file, line)
  }

  /// This one lies below the other by at least `multiplier` times ``LayoutEnvironment/siblingGap``.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: .siblingGaps(multiplier), file, line)
  }
}

extension LayoutDimension {
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
    relate(.equal, anchor, multiplier: multiplier, constant: constant, file, line)
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
    relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
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
    relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant, file, line)
  }

  /// This size is the same as a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, nil, constant: constant, file, line)
  }

  /// This size is at most a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: constant, file, line)
  }

  /// This size is at least a number of points.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: constant, file, line)
  }
}

public import ConstraintKernel

/// The same as something else.
///
/// An item means each attribute to its own kind; `other.snp.left` means that attribute. A bare
/// number is the value of a width or height, and the distance from the superview's own attribute
/// for a position; for a middle, from the superview's left or top.
extension ConstraintMakerExtendable {
  /// Both sides are the same, an item's attributes of the same kind.
  @discardableResult
  public func equalTo(
    _ other: any LayoutItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, .item(other.record, []), LayoutSource(file: file, line: line))
  }

  /// Both sides are the same, a number of points.
  @discardableResult
  public func equalTo(
    _ other: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, .constant(.number(other)), LayoutSource(file: file, line: line))
  }

  /// Both sides are the same, a number of points.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ other: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    equalTo(other.layoutValue, file: file, line: line)
  }

  /// Both sides are the same: attributes, a size, a point or insets.
  @_disfavoredOverload
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other.constraintTarget.kind, LayoutSource(file: file, line: line))
  }
}

/// At most something else, in the meaning of `equalTo`.
extension ConstraintMakerExtendable {
  /// This side is at most the other, an item's attributes of the same kind.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any LayoutItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, .item(other.record, []), LayoutSource(file: file, line: line))
  }

  /// This side is at most the other, a number of points.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, .constant(.number(other)), LayoutSource(file: file, line: line))
  }

  /// This side is at most the other, a number of points.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    lessThanOrEqualTo(other.layoutValue, file: file, line: line)
  }

  /// This side is at most the other: attributes, a size, a point or insets.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other.constraintTarget.kind, LayoutSource(file: file, line: line))
  }
}

/// At least something else, in the meaning of `equalTo`.
extension ConstraintMakerExtendable {
  /// This side is at least the other, an item's attributes of the same kind.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any LayoutItem,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, .item(other.record, []), LayoutSource(file: file, line: line))
  }

  /// This side is at least the other, a number of points.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, .constant(.number(other)), LayoutSource(file: file, line: line))
  }

  /// This side is at least the other, a number of points.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: some LayoutNumber,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    greaterThanOrEqualTo(other.layoutValue, file: file, line: line)
  }

  /// This side is at least the other: attributes, a size, a point or insets.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other.constraintTarget.kind, LayoutSource(file: file, line: line))
  }
}

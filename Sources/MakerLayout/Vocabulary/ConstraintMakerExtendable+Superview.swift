public import ConstraintKernel

/// Relations to the superview.
///
/// It is looked up when the constraints are made: when the block ends, or when a handle is asked for
/// them before. The closures pick something of it, `equalToSuperview { $0.snp.centerY }`, and are
/// called at once, with the superview of that moment. An item without a superview is reported, and
/// the block changes nothing.
extension ConstraintMakerExtendable {
  /// Both sides are the same, the superview's attributes of the same kind.
  @discardableResult
  public func equalToSuperview(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, .superview, LayoutSource(file: file, line: line))
  }

  /// Both sides are the same, something of the superview.
  @discardableResult
  public func equalToSuperview(
    _ closure: (any LayoutItem) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, ofSuperview(closure), LayoutSource(file: file, line: line))
  }

  /// Both sides are the same, something that only a `LayoutView` has.
  @_disfavoredOverload
  @discardableResult
  public func equalToSuperview(
    _ closure: (LayoutView) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, ofSuperviewAsView(closure), LayoutSource(file: file, line: line))
  }

  /// This side is at most the other, the superview's attributes of the same kind.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, .superview, LayoutSource(file: file, line: line))
  }

  /// This side is at most the other, something of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ closure: (any LayoutItem) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, ofSuperview(closure), LayoutSource(file: file, line: line))
  }

  /// This side is at most the other, something that only a `LayoutView` has.
  @_disfavoredOverload
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ closure: (LayoutView) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, ofSuperviewAsView(closure), LayoutSource(file: file, line: line))
  }

  /// This side is at least the other, the superview's attributes of the same kind.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, .superview, LayoutSource(file: file, line: line))
  }

  /// This side is at least the other, something of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ closure: (any LayoutItem) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, ofSuperview(closure), LayoutSource(file: file, line: line))
  }

  /// This side is at least the other, something that only a `LayoutView` has.
  @_disfavoredOverload
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ closure: (LayoutView) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, ofSuperviewAsView(closure), LayoutSource(file: file, line: line))
  }
}

extension ConstraintMakerExtendable {
  private func ofSuperview(
    _ closure: (any LayoutItem) -> some ConstraintRelatableTarget
  ) -> ConstraintTarget.Kind {
    guard let superview = maker.record.item?.layoutParent else {
      return .refused(.missingSuperview)
    }
    return closure(superview).constraintTarget.kind
  }

  private func ofSuperviewAsView(
    _ closure: (LayoutView) -> some ConstraintRelatableTarget
  ) -> ConstraintTarget.Kind {
    switch maker.record.item?.layoutParent {
    case let view as LayoutView: closure(view).constraintTarget.kind
    case nil: .refused(.missingSuperview)
    case _?: .refused(.invalidUse("the superview is not a LayoutView"))
    }
  }
}

internal import ConstraintKernel

extension ConstraintMakerEditable {
  /// Lies so many usual gaps inside, or beside another item's edge: 8 points between siblings, 20 to the superview.
  ///
  /// ```swift
  /// make.leading.equalTo(photo.snp.trailing).systemSpacing()
  /// make.trailing.lessThanOrEqualToSuperview().systemSpacing(2)
  /// ```
  ///
  /// Right, bottom and trailing of the item itself count negative, whatever they are related to. What is no
  /// edge is reported, and the block changes nothing. See `LayoutGap`.
  @discardableResult
  public func systemSpacing(_ multiplier: Double = 1) -> Self { set(.gap(.system(multiplier))) }
}

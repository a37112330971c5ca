// Importing this module is to be enough, as importing UIKit is. A `public import` alone would give
// neither's names to importers.
@_exported public import ConstraintKernel
@_exported public import Foundation

/// A view, under its name in UIKit.
public typealias UIView = LayoutView
/// A guide, under its name in UIKit.
public typealias UILayoutGuide = LayoutGuide
/// A label, under its name in UIKit.
public typealias UILabel = LayoutLabel
/// A stack, under its name in UIKit.
public typealias UIStackView = LayoutStackView
/// A scroll view, under its name in UIKit.
public typealias UIScrollView = LayoutScrollView
/// Where lines of text stand, under its name in UIKit.
public typealias NSTextAlignment = LayoutTextAlignment
/// Where lines break, under its name in UIKit.
public typealias NSLineBreakMode = LayoutLineBreakMode
/// What a view's content means, under its name in UIKit.
public typealias UISemanticContentAttribute = LayoutSemanticAttribute
/// The reading direction, under its name in UIKit.
public typealias UIUserInterfaceLayoutDirection = LayoutReadingDirection

extension LayoutView {
  /// What gives way when the superview changes its size, under its name in UIKit.
  public typealias AutoresizingMask = LayoutAutoresizingMask

  /// The value of a dimension without a natural size: -1.
  public static var noIntrinsicMetric: Double { LayoutSize.noIntrinsicMetric }

  /// The target of a fitting size that should be as small as possible.
  public static var layoutFittingCompressedSize: LayoutSize { .compressed }

  /// The target of a fitting size that should be as large as possible.
  public static var layoutFittingExpandedSize: LayoutSize { .expanded }
}

extension LayoutScrollView {
  /// Sets the offset; there is nothing to animate.
  public func setContentOffset(_ contentOffset: LayoutPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

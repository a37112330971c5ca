// The names are those of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ConstraintKernel

// Names of UIKit from before Swift 4, which old files still hold.

/// Must hold: 1000, under its old name.
public let UILayoutPriorityRequired = LayoutPriority.required
/// The level at which items resist being compressed, under its old name.
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh
/// The level at which items hug their content, under its old name.
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow
/// The level at which a fitting size pulls, under its old name.
public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel
/// The value of a dimension without a natural size, under its old name.
public let UIViewNoIntrinsicMetric = LayoutSize.noIntrinsicMetric
/// The target of a fitting size that should be as small as possible, under its old name.
public let UILayoutFittingCompressedSize = LayoutSize.compressed
/// The target of a fitting size that should be as large as possible, under its old name.
public let UILayoutFittingExpandedSize = LayoutSize.expanded

/// An attribute, under its old name.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
/// A relation, under its old name.
public typealias NSLayoutRelation = LayoutConstraint.Relation
/// What a visual format is aligned by, under its old name.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// An axis, under its old name.
public typealias UILayoutConstraintAxis = LayoutAxis
/// How views share a stack's length, under its old name.
public typealias UIStackViewDistribution = LayoutStackView.Distribution
/// How views lie across a stack, under its old name.
public typealias UIStackViewAlignment = LayoutStackView.Alignment
/// What gives way when the superview changes its size, under its old name.
public typealias UIViewAutoresizing = LayoutAutoresizingMask
/// How something is animated, under its old name.
public typealias UIViewAnimationOptions = LayoutView.AnimationOptions
/// How fast something moves over time, under its old name.
public typealias UIViewAnimationCurve = LayoutView.AnimationCurve
/// How the safe area is added to insets, under its old name.
public typealias UIScrollViewContentInsetAdjustmentBehavior =
  LayoutScrollView.ContentInsetAdjustmentBehavior

/// Makes distances from edges, under its old name.
public func UIEdgeInsetsMake(
  _ top: Double,
  _ left: Double,
  _ bottom: Double,
  _ right: Double
) -> LayoutInsets {
  LayoutInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A rectangle with its edges moved inwards, under its old name.
public func UIEdgeInsetsInsetRect(_ rect: LayoutRect, _ insets: LayoutInsets) -> LayoutRect {
  rect.inset(by: insets)
}

/// Whether both are the same distances, under its old name.
public func UIEdgeInsetsEqualToEdgeInsets(_ one: LayoutInsets, _ other: LayoutInsets) -> Bool {
  one == other
}

/// Makes a rectangle, under its old name.
public func CGRectMake(
  _ x: Double,
  _ y: Double,
  _ width: Double,
  _ height: Double
) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Makes a point, under its old name.
public func CGPointMake(_ x: Double, _ y: Double) -> LayoutPoint { LayoutPoint(x: x, y: y) }

/// Makes a size, under its old name.
public func CGSizeMake(_ width: Double, _ height: Double) -> LayoutSize {
  LayoutSize(width: width, height: height)
}

/// The width of a rectangle, under its old name.
public func CGRectGetWidth(_ rect: LayoutRect) -> Double { rect.width }
/// The height of a rectangle, under its old name.
public func CGRectGetHeight(_ rect: LayoutRect) -> Double { rect.height }
/// The left edge of a rectangle, under its old name.
public func CGRectGetMinX(_ rect: LayoutRect) -> Double { rect.minX }
/// The horizontal middle of a rectangle, under its old name.
public func CGRectGetMidX(_ rect: LayoutRect) -> Double { rect.midX }
/// The right edge of a rectangle, under its old name.
public func CGRectGetMaxX(_ rect: LayoutRect) -> Double { rect.maxX }
/// The top edge of a rectangle, under its old name.
public func CGRectGetMinY(_ rect: LayoutRect) -> Double { rect.minY }
/// The vertical middle of a rectangle, under its old name.
public func CGRectGetMidY(_ rect: LayoutRect) -> Double { rect.midY }
/// The bottom edge of a rectangle, under its old name.
public func CGRectGetMaxY(_ rect: LayoutRect) -> Double { rect.maxY }
/// A rectangle with its edges moved inwards, under its old name.
public func CGRectInset(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// A rectangle moved by a distance, under its old name.
public func CGRectOffset(_ rect: LayoutRect, _ dx: Double, _ dy: Double) -> LayoutRect {
  rect.offsetBy(dx: dx, dy: dy)
}

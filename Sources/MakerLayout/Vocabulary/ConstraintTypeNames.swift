// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ConstraintKernel

/// The view class that comes with the kernel.
///
/// Any other item has `snp` as well.
public typealias ConstraintView = LayoutView

/// The guide class that comes with the kernel.
public typealias ConstraintLayoutGuide = LayoutGuide

/// What stood for the bars of a screen: a guide, such as that of the safe area.
public typealias ConstraintLayoutSupport = LayoutGuide

/// Whatever constraints can lay out.
public typealias LayoutConstraintItem = LayoutItem

/// Distances inside physical edges.
public typealias ConstraintInsets = LayoutInsets

/// Distances inside edges in reading direction.
public typealias ConstraintDirectionalInsets = LayoutDirectionalInsets

/// The direction in which a hierarchy is read.
public typealias ConstraintInterfaceLayoutDirection = LayoutReadingDirection

/// What `snp` of a guide is: the same as of a view.
public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

/// What `snp` of a layout support is: the same as of a view.
public typealias ConstraintLayoutSupportDSL = ConstraintViewDSL

/// A chain that has been begun, for helpers that only relate it.
public typealias ConstraintMakerRelatable = ConstraintMakerExtendable

/// The older spelling of ``ConstraintMakerPrioritizable``.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// What an offset may be counted in, for helpers of one's own.
public typealias ConstraintOffsetTarget = ConstraintConstantTarget

/// What a multiplier may be counted in, for helpers of one's own.
public typealias ConstraintMultiplierTarget = LayoutNumber

/// No insets on any side.
public let EdgeInsetsZero = LayoutInsets.zero

/// Insets of four distances, in points.
public func EdgeInsetsMake(
  _ top: Double,
  _ left: Double,
  _ bottom: Double,
  _ right: Double
) -> LayoutInsets {
  LayoutInsets(top: top, left: left, bottom: bottom, right: right)
}

/// A direction for all hierarchies, which there is none of.
@available(*, unavailable, message: "set the environment of the root's layoutNode instead")
public enum ConstraintConfig {}

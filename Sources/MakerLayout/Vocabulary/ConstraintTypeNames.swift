public import ConstraintKernel

/// The view class that comes with the kernel.
///
/// Any other item has `snp` as well.
public typealias ConstraintView = LayoutView

/// The guide class that comes with the kernel.
public typealias ConstraintLayoutGuide = LayoutGuide

/// Distances inside physical edges.
public typealias ConstraintInsets = LayoutInsets

/// Distances inside edges in reading direction.
public typealias ConstraintDirectionalInsets = LayoutDirectionalInsets

/// The direction in which a hierarchy is read.
public typealias ConstraintInterfaceLayoutDirection = LayoutDirection

/// What `snp` of a guide is: the same as of a view.
public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

/// What an offset may be counted in, for helpers of one's own.
public typealias ConstraintOffsetTarget = LayoutNumber

/// What a multiplier may be counted in, for helpers of one's own.
public typealias ConstraintMultiplierTarget = LayoutNumber

/// What a priority may be counted in, for helpers of one's own.
public typealias ConstraintPriorityTarget = LayoutNumber

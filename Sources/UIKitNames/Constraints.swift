public import ConstraintKernel

/// A constraint, under its name in UIKit.
public typealias NSLayoutConstraint = LayoutConstraint
/// A priority, under its name in UIKit.
public typealias UILayoutPriority = LayoutPriority
/// An anchor of any kind, under its name in UIKit: generic over that of its subclasses.
public typealias NSLayoutAnchor = LayoutAnchor
/// A horizontal anchor, under its name in UIKit.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A vertical anchor, under its name in UIKit.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// An anchor of a size, under its name in UIKit.
public typealias NSLayoutDimension = LayoutDimension

extension LayoutConstraint {
  /// A direction of measuring, under its name in UIKit.
  public typealias Axis = LayoutAxis
}

public import ConstraintKernel

// Foundation has types of the first four names. `UIKitNames` hands these on one by one, and a name
// that is imported by itself goes before one that comes with a whole module, so that a file may
// import Foundation (or XCTest, which brings it along) beside `UIKitNames`. That takes a module of
// their own. Foundation's types remain reachable as `Foundation.CGRect`.

/// A rectangle, under its name in UIKit: the kernel's own.
public typealias CGRect = LayoutRect
/// A size, under its name in UIKit: the kernel's own.
public typealias CGSize = LayoutSize
/// A point, under its name in UIKit: the kernel's own.
public typealias CGPoint = LayoutPoint
/// A number of points, under its name in UIKit.
public typealias CGFloat = Double

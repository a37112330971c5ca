public import ConstraintKernel

/// The surroundings of a view, under their name in UIKit.
public typealias UITraitCollection = LayoutEnvironment
/// How much room there is along an axis, under its name in UIKit.
public typealias UIUserInterfaceSizeClass = LayoutEnvironment.SizeClass
/// The kind of device, under its name in UIKit.
public typealias UIUserInterfaceIdiom = LayoutEnvironment.Idiom

extension LayoutEnvironment {
  /// Surroundings of which only the kind of device is known.
  public init(userInterfaceIdiom: LayoutEnvironment.Idiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// The kind of device.
  public var userInterfaceIdiom: LayoutEnvironment.Idiom { idiom }
}

extension LayoutEnvironment.Idiom {
  /// A television.
  public static var tv: LayoutEnvironment.Idiom { .television }
  /// A car.
  public static var carPlay: LayoutEnvironment.Idiom { .car }
  /// A computer with windows.
  public static var mac: LayoutEnvironment.Idiom { .desktop }
}

extension LayoutView {
  /// The surroundings the view lives in; give them to the top of a tree through its node.
  public var traitCollection: LayoutEnvironment { effectiveEnvironment }

  /// The direction in which the view's content is read.
  public var effectiveUserInterfaceLayoutDirection: LayoutReadingDirection {
    effectiveLayoutDirection
  }

  /// The direction for a meaning of content where nothing else is known: left to right unless forced.
  public class func userInterfaceLayoutDirection(
    for attribute: LayoutSemanticAttribute
  ) -> LayoutReadingDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

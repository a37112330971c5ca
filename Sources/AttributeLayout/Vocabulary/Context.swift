/// A question asked when an attribute is applied and at every reload.
public typealias Condition = () -> Bool

/// A question about the surroundings of the item.
///
/// It is asked when an attribute is applied, at every reload, and by itself whenever the
/// surroundings change.
public typealias ContextualCondition = (Context) -> Bool

/// The surroundings of an item, as conditions see them.
public struct Context: Hashable, Sendable {
  /// All that is known: direction, scale, size classes, the kind of device.
  public let environment: LayoutEnvironment

  /// Looks at an environment.
  public init(_ environment: LayoutEnvironment) { self.environment = environment }

  /// Whether the device is a tablet.
  public var isPad: Bool { environment.idiom == .pad }

  /// Whether the device is a telephone.
  public var isPhone: Bool { environment.idiom == .phone }

  /// Whether there is little room along both axes.
  public var isHorizontalVerticalCompact: Bool { isHorizontalCompact && isVerticalCompact }

  /// Whether there is little room horizontally.
  public var isHorizontalCompact: Bool { environment.horizontalSizeClass == .compact }

  /// Whether there is little room vertically.
  public var isVerticalCompact: Bool { environment.verticalSizeClass == .compact }

  /// Whether there is much room along both axes.
  public var isHorizontalVerticalRegular: Bool { isHorizontalRegular && isVerticalRegular }

  /// Whether there is much room horizontally.
  public var isHorizontalRegular: Bool { environment.horizontalSizeClass == .regular }

  /// Whether there is much room vertically.
  public var isVerticalRegular: Bool { environment.verticalSizeClass == .regular }
}

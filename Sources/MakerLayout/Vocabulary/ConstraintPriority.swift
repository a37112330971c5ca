public import ConstraintKernel

/// How strongly a constraint is meant: the kernel's priority, in this dialect's words.
///
/// Nudge a level with `advanced(by:)`: `.priority(.high.advanced(by: -1))`.
public typealias ConstraintPriority = LayoutPriority

extension LayoutPriority {
  /// Holds before the middle: 750.
  public static let high = LayoutPriority(750)
  /// In the middle: 500.
  public static let medium = LayoutPriority(500)
  /// Gives way first: 250.
  public static let low = LayoutPriority(250)

  /// The level.
  public var value: Float { rawValue }
}

extension LayoutPriority: Strideable {
  /// How far the other level lies above.
  public func distance(to other: LayoutPriority) -> Float { other.rawValue - rawValue }

  /// The level that lies above by an amount.
  public func advanced(by amount: Float) -> LayoutPriority { self + amount }
}

extension ConstraintPriorityTarget where Self == LayoutPriority {
  /// The same level, for code that tells its two names apart.
  public init(_ priority: ConstraintPriority) { self = priority }
}

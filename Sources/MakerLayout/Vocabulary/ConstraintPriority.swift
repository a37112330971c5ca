public import ConstraintKernel

/// How strongly a constraint is meant, in this dialect's words.
///
/// Levels lie in (0, 1000]; 1000 is required. Nudge one with `advanced(by:)`:
/// `.priority(.high.advanced(by: -1))`.
public struct ConstraintPriority: Hashable, Sendable {
  /// The level.
  public let value: Float

  /// Makes a priority from its level; values outside (0, 1000] are refused where they are used.
  public init(_ value: Float) {
    self.value = value
  }

  /// Must hold: 1000.
  public static let required = ConstraintPriority(1_000)
  /// Holds before the middle: 750.
  public static let high = ConstraintPriority(750)
  /// In the middle: 500.
  public static let medium = ConstraintPriority(500)
  /// Gives way first: 250.
  public static let low = ConstraintPriority(250)
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal such as `749.5`.
  public init(floatLiteral value: Float) {
    self.init(value)
  }

  /// Makes a priority from a literal such as `749`.
  public init(integerLiteral value: Int) {
    self.init(Float(value))
  }
}

extension ConstraintPriority: Strideable {
  /// How far the other level lies above.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }

  /// The level that lies above by an amount.
  public func advanced(by amount: Float) -> ConstraintPriority {
    ConstraintPriority(value + amount)
  }
}

extension LayoutPriority {
  /// The same level in the kernel's words.
  ///
  /// `LayoutPriority(251)` and `.init(251)` mean the number.
  @_disfavoredOverload
  public init(_ priority: ConstraintPriority) {
    self.init(priority.value)
  }
}

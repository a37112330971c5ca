/// How strongly a constraint is meant: 1000 is required, everything below is a strictly ordered level.
///
/// A level is never outvoted: however many constraints stand at 249, they give way to a single one
/// at 250. Values lie in (0, 1000]; fractions are levels of their own.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The level, above 0 and up to 1000.
  public var rawValue: Float

  /// Makes a priority from its level; values outside (0, 1000] are refused where they are used.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its level; values outside (0, 1000] are refused where they are used.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = LayoutPriority(1_000)
  /// The level at which items resist being compressed: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The level at which dragging may resize a scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The level at which a scene keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The level at which dragging may not resize a scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The level at which items hug their content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The level at which a fitting size pulls: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
  /// The level at which the question for the least size pulls: 999.5.
  static let leastSizeLevel = LayoutPriority(999.5)
  /// The level at which a length across counts that a question names: 999.9.
  static let almostRequired = LayoutPriority(999.9)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue == 1_000 }

  /// Whether the level lies in (0, 1000].
  package var isValid: Bool { rawValue > 0 && rawValue <= 1_000 }

  /// Whether the left level gives way to the right one.
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// A level above.
  public static func + (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue + rhs)
  }

  /// A level below.
  public static func - (lhs: LayoutPriority, rhs: Float) -> LayoutPriority {
    LayoutPriority(lhs.rawValue - rhs)
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal such as `750.5`.
  public init(floatLiteral value: Float) { self.init(value) }

  /// Makes a priority from a literal such as `750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension LayoutPriority: CustomStringConvertible {
  /// The level as people write it: `750` or `750.5`.
  public var description: String { LayoutText.number(Double(rawValue)) }
}

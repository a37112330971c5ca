/// How strongly an attribute is meant.
public enum Priority: Hashable, Sendable {
  /// A level in (0, 1000].
  case custom(Float)
  /// 1000: must hold.
  case required
  /// 750.
  case high
  /// 500.
  case medium
  /// 250.
  case low

  /// The level in the kernel's words.
  public var layoutPriority: LayoutPriority {
    switch self {
    case .custom(let level): LayoutPriority(level)
    case .required: LayoutPriority(1_000)
    case .high: LayoutPriority(750)
    case .medium: LayoutPriority(500)
    case .low: LayoutPriority(250)
    }
  }
}

/// Spellings of earlier versions, with the levels they had.
extension Priority {
  /// A level in (0, 1000].
  @available(*, deprecated, renamed: "custom")
  public static func customPriority(_ level: Float) -> Priority { .custom(level) }

  /// 1000.
  @available(*, deprecated, renamed: "required")
  public static var highPriority: Priority { .required }

  /// 500.
  @available(*, deprecated, renamed: "medium")
  public static var mediumPriority: Priority { .medium }

  /// 1, not the 250 of ``low``.
  @available(*, deprecated, message: "the level was 1; write .custom(1), or .low for 250")
  public static var lowPriority: Priority { .custom(1) }
}

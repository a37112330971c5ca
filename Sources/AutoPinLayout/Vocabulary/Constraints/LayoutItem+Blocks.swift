public import ConstraintKernel

/// The blocks as PureLayout 2 spelled them, on the view class: the same as on `LayoutConstraint`.
extension LayoutItem {
  /// Runs a block and hands back everything its calls made, without installing it.
  public static func autoCreateConstraintsWithoutInstalling(
    _ block: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    try LayoutConstraint.autoCreateConstraintsWithoutInstalling(block)
  }

  /// Runs a block whose calls make constraints of a priority.
  public static func autoSetPriority(
    _ priority: LayoutPriority,
    forConstraints block: () throws -> Void
  ) rethrows {
    try LayoutConstraint.autoSetPriority(priority, forConstraints: block)
  }

  /// Runs a block whose calls make constraints of a priority, and hands back its result.
  @discardableResult
  public static func autoSetPriority<Result>(
    _ priority: LayoutPriority,
    forConstraints block: () throws -> Result
  ) rethrows -> Result {
    try LayoutConstraint.autoSetPriority(priority, forConstraints: block)
  }

  /// Runs a block whose calls make constraints of a name.
  public static func autoSetIdentifier(
    _ identifier: String,
    forConstraints block: () throws -> Void
  ) rethrows {
    try LayoutConstraint.autoSetIdentifier(identifier, forConstraints: block)
  }

  /// Runs a block whose calls make constraints of a name, and hands back its result.
  @discardableResult
  public static func autoSetIdentifier<Result>(
    _ identifier: String,
    forConstraints block: () throws -> Result
  ) rethrows -> Result {
    try LayoutConstraint.autoSetIdentifier(identifier, forConstraints: block)
  }
}

public import ConstraintKernel

/// A block of calls that make constraints.
public typealias ALConstraintsBlock = () -> Void

extension LayoutConstraint {
  /// Runs a block, then installs everything its calls made, or nothing if one of them failed.
  ///
  /// The answer holds the constraints in the order they were made; it is empty if nothing was
  /// installed. Constraints belong to the innermost block only: what an inner batch made is not
  /// part of this one. Made inside a block that does not install, this batch is installed all the
  /// same. An error thrown by the block leaves everything as it was.
  @discardableResult
  public static func autoCreateAndInstallConstraints(
    _ block: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    let batch = try ConstraintScope.collecting(block)
    batch.constraints.refreshAncestry()
    return batch.install() ? batch.constraints : []
  }

  /// Runs a block and hands back everything its calls made, without installing it.
  ///
  /// If one of the calls failed, the answer is empty. Constraints belong to the innermost block
  /// only. Install them later with ``autoInstall()`` or `autoInstallConstraints()`.
  public static func autoCreateConstraintsWithoutInstalling(
    _ block: () throws -> Void
  ) rethrows -> [LayoutConstraint] {
    let batch = try ConstraintScope.collecting(block)
    batch.leaveFrames()
    return batch.constraints
  }

  /// Runs a block whose calls make constraints of a priority.
  ///
  /// Blocks nest, and the innermost priority counts. A constraint gets it once, when it is made or
  /// when ``autoInstall()`` is called on it inside the block. A level outside (0, 1000] is reported
  /// with every constraint it was meant for, and none of them is installed.
  public static func autoSetPriority(
    _ priority: LayoutPriority,
    forConstraints block: () throws -> Void
  ) rethrows {
    try ConstraintScope.giving(priority: priority, block)
  }

  /// Runs a block whose calls make constraints of a priority, and hands back its result.
  @discardableResult
  public static func autoSetPriority<Result>(
    _ priority: LayoutPriority,
    forConstraints block: () throws -> Result
  ) rethrows -> Result {
    try ConstraintScope.giving(priority: priority, block)
  }

  /// Runs a block whose calls make constraints of a name.
  ///
  /// Blocks nest, and the innermost name counts. A constraint gets it once, when it is made or when
  /// ``autoInstall()`` is called on it inside the block.
  public static func autoSetIdentifier(
    _ identifier: String,
    forConstraints block: () throws -> Void
  ) rethrows {
    try ConstraintScope.giving(identifier: identifier, block)
  }

  /// Runs a block whose calls make constraints of a name, and hands back its result.
  @discardableResult
  public static func autoSetIdentifier<Result>(
    _ identifier: String,
    forConstraints block: () throws -> Result
  ) rethrows -> Result {
    try ConstraintScope.giving(identifier: identifier, block)
  }
}

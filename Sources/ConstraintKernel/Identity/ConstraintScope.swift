/// A block inside which constraints are collected, given a priority or a name.
///
/// Scopes nest by task-local value: the innermost one that says something about a property wins,
/// and leaving a block, also by an error, ends its effect.
package final class ConstraintScope: Sendable {
  /// The innermost scope of the running task.
  @TaskLocal package static var current: ConstraintScope?

  /// Where collected constraints go; nothing means: they are installed at once.
  package let collector: ConstraintCollector?
  /// The priority given to constraints made inside.
  package let priority: LayoutPriority?
  /// The identifier given to constraints made inside.
  package let identifier: String?

  private init(
    collector: ConstraintCollector?,
    priority: LayoutPriority?,
    identifier: String?
  ) {
    self.collector = collector
    self.priority = priority
    self.identifier = identifier
  }

  /// Runs a block whose constraints are collected instead of installed.
  package static func collecting(_ block: () throws -> Void) rethrows -> [LayoutConstraint] {
    let outer = current
    let collector = ConstraintCollector()
    let scope = ConstraintScope(
      collector: collector,
      priority: outer?.priority,
      identifier: outer?.identifier
    )
    try $current.withValue(scope, operation: block)
    return collector.constraints
  }

  /// Runs a block whose constraints get a priority.
  package static func withPriority<Result>(
    _ priority: LayoutPriority,
    _ block: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    let scope = ConstraintScope(
      collector: outer?.collector,
      priority: priority,
      identifier: outer?.identifier
    )
    return try $current.withValue(scope, operation: block)
  }

  /// Runs a block whose constraints get an identifier.
  package static func withIdentifier<Result>(
    _ identifier: String,
    _ block: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    let scope = ConstraintScope(
      collector: outer?.collector,
      priority: outer?.priority,
      identifier: identifier
    )
    return try $current.withValue(scope, operation: block)
  }

  /// Stamps constraints with the running scope, then collects or installs them.
  package static func admit(_ constraints: [LayoutConstraint]) {
    guard let scope = current else {
      ConstraintTransaction.install(constraints)
      return
    }
    for constraint in constraints {
      if let priority = scope.priority { constraint.priority = priority }
      if let identifier = scope.identifier { constraint.identifier = identifier }
    }
    if let collector = scope.collector {
      collector.constraints += constraints
    } else {
      ConstraintTransaction.install(constraints)
    }
  }
}

/// Collects what is made inside a block.
///
/// Unchecked: it is made, filled and read inside one synchronous call on one task; a child task
/// that inherits the value and lays out a hierarchy of another isolation domain is a mistake that
/// the thread sanitizer shows.
package final class ConstraintCollector: @unchecked Sendable {
  package fileprivate(set) var constraints: [LayoutConstraint] = []
}

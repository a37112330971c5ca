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
  ///
  /// Constraints belong to the innermost collecting block only. The answer is empty if anything
  /// inside was refused: a batch comes about as a whole or not at all.
  package static func collecting(_ block: () throws -> Void) rethrows -> [LayoutConstraint] {
    let outer = current
    let collector = ConstraintCollector()
    let scope = ConstraintScope(
      collector: collector,
      priority: outer?.priority,
      identifier: outer?.identifier
    )
    try $current.withValue(scope, operation: block)
    return collector.isRefused ? [] : collector.constraints
  }

  /// Tells the innermost collecting block that something inside could not be made.
  package static func refuse() {
    current?.collector?.isRefused = true
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
  ///
  /// The answer is whether they were collected or installed; all of them were, or none, and then
  /// each keeps the priority and the identifier it had.
  @discardableResult
  package static func admit(_ constraints: [LayoutConstraint]) -> Bool {
    guard let scope = current else {
      return ConstraintTransaction(arriving: constraints).commit()
    }
    let before = constraints.map { (priority: $0.priority, identifier: $0.identifier) }
    for constraint in constraints { scope.stamp(constraint) }
    if let collector = scope.collector {
      collector.constraints += constraints
      return true
    }
    if ConstraintTransaction(arriving: constraints).commit() { return true }
    for (constraint, before) in zip(constraints, before) {
      constraint.setIntendedPriority(before.priority)
      constraint.identifier = before.identifier
    }
    return false
  }

  private func stamp(_ constraint: LayoutConstraint) {
    if let priority { constraint.setIntendedPriority(priority) }
    if let identifier { constraint.identifier = identifier }
  }
}

/// Collects what is made inside a block.
///
/// Unchecked: it is made, filled and read inside one synchronous call on one task; a child task
/// that inherits the value and lays out a hierarchy of another isolation domain is a mistake that
/// the thread sanitizer shows.
package final class ConstraintCollector: @unchecked Sendable {
  package fileprivate(set) var constraints: [LayoutConstraint] = []
  /// Whether something that belonged to the batch could not be made.
  fileprivate var isRefused = false
}

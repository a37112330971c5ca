import CLayoutRank

/// A block inside which constraints are collected, given a priority or a name.
///
/// Scopes nest by task-local value: the innermost one that says something about a property wins,
/// and leaving a block, also by an error, ends its effect.
package final class ConstraintScope: Sendable {
  /// The innermost scope of the running task.
  @TaskLocal package static var current: ConstraintScope?

  /// Where collected constraints go; nil where they are installed at once.
  package let collector: ConstraintCollector?
  /// The definition that is running, for which constraints of all dialects are collected; nil for none.
  ///
  /// See ``StateDefinition``.
  let definition: StateDefinition?
  /// The priority given to constraints made inside; nil leaves theirs.
  package let priority: LayoutPriority?
  /// The identifier given to constraints made inside; nil leaves theirs.
  package let identifier: String?

  /// What the scope does not say is as in the scope around it.
  private init(
    collector: ConstraintCollector? = nil,
    definition: StateDefinition? = nil,
    priority: LayoutPriority? = nil,
    identifier: String? = nil
  ) {
    let outer = Self.current
    self.collector = collector ?? outer?.collector
    self.definition = definition ?? outer?.definition
    self.priority = priority ?? outer?.priority
    self.identifier = identifier ?? outer?.identifier
  }

  /// Runs a block whose constraints are collected instead of installed.
  ///
  /// Constraints belong to the innermost collecting block only.
  /// - Returns: What was collected; empty if anything inside was refused, as a batch comes about as
  ///   a whole or not at all.
  package static func collecting(_ block: () throws -> Void) rethrows -> CollectedConstraints {
    let collector = ConstraintCollector()
    try $current.withValue(ConstraintScope(collector: collector), operation: block)
    return collector.isRefused ? CollectedConstraints() : collector.collected
  }

  /// Runs a block in which every dialect's constraints are collected for a definition.
  static func defining(
    _ definition: StateDefinition,
    _ block: () throws -> Void
  ) rethrows {
    beginDefinition()
    defer { endDefinition() }
    let scope = ConstraintScope(collector: definition.collector, definition: definition)
    try $current.withValue(scope, operation: block)
  }

  /// Tells the innermost collecting block that something inside could not be made.
  package static func refuse() { current?.collector?.refuse() }

  /// Runs a block whose constraints get a priority, an identifier or both.
  package static func giving<Result>(
    priority: LayoutPriority? = nil,
    identifier: String? = nil,
    _ block: () throws -> Result
  ) rethrows -> Result {
    let scope = ConstraintScope(priority: priority, identifier: identifier)
    return try $current.withValue(scope, operation: block)
  }

  /// Stamps constraints with the running scope, then collects or installs them.
  ///
  /// All are, or none; then each has the priority and the identifier that it had before.
  /// - Parameters:
  ///   - constraints: The constraints, none of them active.
  ///   - items: Items that leave their frames together with the constraints' first items.
  /// - Returns: Whether they were collected or installed.
  @discardableResult
  package static func admit(
    _ constraints: [LayoutConstraint],
    pinning items: [ItemRecord] = []
  ) -> Bool {
    let batch = CollectedConstraints(constraints: constraints, items: items)
    guard let scope = current else { return batch.install() }
    let before = constraints.map { (priority: $0.priority, identifier: $0.identifier) }
    for constraint in constraints { scope.stamp(constraint) }
    if let collector = scope.collector {
      collector.collect(constraints, placing: items)
      return true
    }
    if batch.install() { return true }
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

/// What a block collected: constraints, and the items they are to place.
package struct CollectedConstraints {
  /// The constraints, in the order they were made.
  package fileprivate(set) var constraints: [LayoutConstraint] = []
  /// Items that leave their frames together with the constraints' first items.
  fileprivate(set) var items: [ItemRecord] = []

  /// Installs the constraints, all or none; from then on they place the items, not their frames.
  ///
  /// - Returns: Whether they were installed.
  package func install() -> Bool {
    if let definition = ConstraintScope.definition {
      return definition.collect(constraints, placing: items)
    }
    return ConstraintTransaction(arriving: constraints).commit {
      for item in items { item.leaveFrame() }
    }
  }

  /// Has the items wait for the constraints, which code installs later.
  package func leaveFrames() {
    for constraint in constraints where constraint.dialect != .kernel {
      constraint.first.leaveFrame()
    }
    for item in items { item.leaveFrame() }
  }
}

/// Collects what is made inside a block.
///
/// Unchecked: it is made, filled and read inside one synchronous call on one task; a child task
/// that inherits the value and lays out a hierarchy of another isolation domain is a mistake that
/// the thread sanitizer shows.
package final class ConstraintCollector: @unchecked Sendable {
  fileprivate(set) var collected = CollectedConstraints()
  /// Whether something that belonged to the batch could not be made.
  fileprivate(set) var isRefused = false

  /// What was collected so far.
  package var constraints: [LayoutConstraint] { collected.constraints }

  /// Adds constraints, and items that they are to place.
  func collect(_ constraints: [LayoutConstraint], placing items: [ItemRecord]) {
    collected.constraints += constraints
    collected.items += items
  }

  /// Leaves a constraint out that was collected; says whether it was.
  func leaveOut(_ constraint: LayoutConstraint) -> Bool {
    guard let place = collected.constraints.firstIndex(of: constraint) else { return false }
    collected.constraints.remove(at: place)
    return true
  }

  /// Notes that something that belonged to the batch could not be made.
  func refuse() { isRefused = true }
}

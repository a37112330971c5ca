/// What layout passes did, counted so that tests need no clock.
public struct LayoutStatistics: Hashable, Sendable {
  /// Layout passes that had anything to do.
  public internal(set) var passes = 0
  /// Times the solver was asked.
  public internal(set) var solves = 0
  /// Rows the solver looked at.
  public internal(set) var rowsTouched = 0
  /// Pivots the solver made.
  public internal(set) var pivots = 0
  /// What these solutions took of ``LayoutItem/layoutWorkLimit``, which is a limit on each.
  public internal(set) var work = 0
  /// What trying changes that fix conflicts took, in the unit of ``work``.
  package internal(set) var adviceWork = 0
  /// Constraints turned into rows.
  public internal(set) var constraintsLowered = 0
  /// Frames handed to items.
  public internal(set) var framesDelivered = 0
  /// Times an item was asked for its height at a width.
  public internal(set) var measures = 0
}

extension LayoutItem {
  /// What the hierarchy's layout passes did so far.
  public var layoutStatistics: LayoutStatistics {
    record.root.ownedEngine?.statistics ?? LayoutStatistics()
  }
}

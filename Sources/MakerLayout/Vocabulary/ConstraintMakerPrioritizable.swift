public import ConstraintKernel

/// A chain whose priority can be set.
///
/// Constraints are required unless a priority is given; in an update they keep what they have.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets how strongly the constraints are meant: `.priority(.high)`, `.priority(priority)`.
  @discardableResult
  public final func priority(_ amount: ConstraintPriority) -> Self { set(amount) }

  /// Sets how strongly the constraints are meant, by a level above 0 and up to 1000 of any type.
  @discardableResult
  public final func priority(_ amount: some ConstraintPriorityTarget) -> Self {
    set(LayoutPriority(amount.constraintPriorityTargetValue))
  }

  /// The constraints must hold: 1000.
  @discardableResult
  public final func priorityRequired() -> Self { priority(.required) }

  /// Priority 750.
  @discardableResult
  public final func priorityHigh() -> Self { priority(.high) }

  /// Priority 500.
  @discardableResult
  public final func priorityMedium() -> Self { priority(.medium) }

  /// Priority 250.
  @discardableResult
  public final func priorityLow() -> Self { priority(.low) }
}

import ConstraintKernel

/// A complete chain, which can still be named, and whose handle can be stored.
public class ConstraintMakerFinalizable: Constraint {
  /// Names the constraints for diagnoses.
  @discardableResult
  public final func labeled(_ label: String) -> Self { set(label: label) }

  /// The handle on what the chain makes: the chain itself.
  ///
  /// Its ``Constraint/layoutConstraints`` are there at once, the same that the block installs.
  public final var constraint: Constraint { self }

  /// The same chain; it only makes a sentence read well.
  public final var with: Self { self }
}

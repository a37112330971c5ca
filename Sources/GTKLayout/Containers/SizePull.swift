#if GTK
import ConstraintKernel

/// A length in pixels that a container is pulled towards, and how strongly.
struct Pull {
  let length: Int32
  let priority: LayoutPriority

  init(_ length: Int32, _ priority: LayoutPriority) {
    (self.length, self.priority) = (length, priority)
  }
}

/// A constraint on one length of a container that stays, and is edited for each question and each
/// size that GTK gives.
@MainActor
struct SizePull {
  private let constraint: LayoutConstraint

  init(_ length: LayoutDimension, name: String) {
    constraint = length.constraint(equalToConstant: 0)
    constraint.identifier = name
    constraint.priority = .fittingSizeLevel
    constraint.isActive = true
  }

  /// Pulls towards a length in pixels, at a level.
  func pull(to length: Int32, _ priority: LayoutPriority) {
    if constraint.constant != Double(length) { constraint.constant = Double(length) }
    if constraint.priority != priority { constraint.priority = priority }
  }

  /// Lets another size stand for as long as `body` takes.
  func suspended<Result>(_ body: () -> Result) -> Result {
    constraint.isActive = false
    defer { constraint.isActive = true }
    return body()
  }
}
#endif

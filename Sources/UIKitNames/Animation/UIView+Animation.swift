public import ConstraintKernel

/// Blocks that UIKit animates, run at once: there is nothing to animate.
///
/// A block that lays out, as `view.layoutIfNeeded()` does, has the frames that UIKit ends at when
/// the call returns. The completion follows, and learns that all went to its end.
extension LayoutView {
  /// Runs both blocks at once.
  public class func animate(
    withDuration duration: Double,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs both blocks at once, whatever the delay.
  public class func animate(
    withDuration duration: Double,
    delay: Double,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs both blocks at once, whatever the delay and the spring.
  public class func animate(
    withDuration duration: Double,
    delay: Double,
    usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs both blocks at once, whatever the delay and the spring.
  public class func animate(
    springDuration duration: Double = 0.5,
    bounce: Double = 0,
    initialSpringVelocity: Double = 0,
    delay: Double = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs a block.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    actions()
  }

  /// Runs a block, once.
  public class func modifyAnimations(
    withRepeatCount count: Double,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }

  /// Whether anything is animated: never.
  public class var areAnimationsEnabled: Bool { false }

  /// Does nothing, as nothing is animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// How long the animation around takes: nothing, in seconds.
  public class var inheritedAnimationDuration: Double { 0 }
}

public import ConstraintKernel

extension LayoutView {
  /// Runs both blocks at once; frames in the first run as ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` is called.
  public class func animateKeyframes(
    withDuration duration: Double,
    delay: Double,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs a block at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Runs both blocks at once.
  public class func transition(
    with view: LayoutView,
    duration: Double,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts a view where another one was, or hides one and shows the other, as the options say.
  public class func transition(
    from fromView: LayoutView,
    to toView: LayoutView,
    duration: Double,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview, fromView !== toView {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// What UIKit animates by itself.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views go away.
    case delete = 0
  }

  /// Takes the views out of their superviews and runs both blocks.
  public class func perform(
    _ animation: SystemAnimation,
    on views: [LayoutView],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }
}

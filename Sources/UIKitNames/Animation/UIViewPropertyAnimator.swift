public import ConstraintKernel

/// Where an animation stands, under its name in UIKit.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs.
  case active = 1
  /// It was stopped and not finished.
  case stopped = 2
}

/// Where an animation ends, under its name in UIKit.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// Somewhere between.
  case current = 2
}

/// Blocks to be run when they are started, under the name of an animation in UIKit.
///
/// Starting runs all blocks in the order they were added and then the completions, which receive
/// the position at the end. What is added afterwards waits for the next start.
public final class UIViewPropertyAnimator {
  /// How long UIKit would take, in seconds.
  public let duration: Double
  /// Where it stands: inactive, but while it runs its blocks or after it was stopped.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether blocks are run right now.
  public var isRunning: Bool { state == .active }
  /// Whether it runs backwards: kept, and without effect.
  public var isReversed = false
  /// How much of it is done, from 0 to 1: 1 once it has run.
  public var fractionComplete = 0.0

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes an animation.
  public init(
    duration: Double,
    curve: LayoutView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animation with a spring, which is left aside.
  public convenience init(
    duration: Double,
    dampingRatio ratio: Double,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Makes an animation with a curve of its own, which is left aside.
  public convenience init(
    duration: Double,
    controlPoint1 point1: LayoutPoint,
    controlPoint2 point2: LayoutPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .linear, animations: animations)
  }

  /// Makes an animation and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double,
    delay: Double,
    options: LayoutView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .linear,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds a block to the next start.
  public func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
  }

  /// Adds a block to the next start, whatever the delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    animations.append(animation)
  }

  /// Adds a block that hears of the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs all blocks, and then all completions.
  public func startAnimation() {
    guard state != .active else { return }
    state = .active
    while !animations.isEmpty { animations.removeFirst()() }
    fractionComplete = 1
    finish(at: .end)
  }

  /// Runs all blocks at once, whatever the delay.
  public func startAnimation(afterDelay delay: Double) {
    startAnimation()
  }

  /// Does nothing: nothing takes time that could be paused.
  public func pauseAnimation() {}

  /// Starts, whatever the timing.
  public func continueAnimation(
    withTimingParameters parameters: Any?,
    durationFactor: Double
  ) {
    startAnimation()
  }

  /// Gives up the blocks that have not run; completions hear of it unless it is to be without
  /// finishing.
  public func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Tells the completions where it ended, after it was stopped.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let notified = completions
    completions = []
    for completion in notified { completion(position) }
  }
}

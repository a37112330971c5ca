// Written as people write for UIKit.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Testing
import UIKitNames

@Suite("Animation that takes no time")
struct AnimationTests {
  private final class Log {
    var lines: [String] = []
    func step() { lines.append("step") }
    func end(_ finished: Bool) { lines.append("end \(finished)") }
  }

  @Test("Every form runs its block and then its completion")
  func forms() {
    let log = Log()
    UIView.animate(withDuration: 1) { log.step() }
    UIView.animate(withDuration: 1, animations: log.step, completion: log.end)
    UIView.animate(withDuration: 1, animations: { log.step() }) { log.end($0) }
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: log.step)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      options: [],
      animations: { log.step() },
      completion: nil
    )
    UIView.animate(springDuration: 0.4, bounce: 0.2) { log.step() }
    UIView.performWithoutAnimation { log.step() }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.step() }
    } completion: {
      log.end($0)
    }
    let (step, end) = ("step", "end true")
    #expect(log.lines == [step, step, end, step, end, step, step, step, step, step, end])
  }

  @Test("Transitions put a view in the place of another")
  func transitions() {
    let (root, old, new) = (UIView(), UIView(), UIView())
    root.addSubview(UIView())
    root.addSubview(old)
    root.addSubview(UIView())
    UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft)
    #expect(root.subviews[1] === new && old.superview == nil)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && root.subviews.count == 3)
    var runs = 0
    UIView.transition(with: root, duration: 1, animations: { runs += 1 }, completion: nil)
    #expect(runs == 1)
    UIView.perform(.delete, on: root.subviews, animations: { runs += 1 })
    #expect(runs == 2 && root.subviews.isEmpty)
  }

  @Test("An animator runs what it was given when it is started")
  func animator() {
    let log = Log()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { log.lines.append("one") }
    animator.addAnimations { log.lines.append("two") }
    animator.addCompletion { log.lines.append("\($0)") }
    #expect(log.lines.isEmpty && animator.fractionComplete == 0)
    animator.startAnimation(afterDelay: 3)
    #expect(log.lines == ["one", "two", "end"])
    animator.startAnimation()
    #expect(log.lines.count == 3 && animator.state == .inactive)
    animator.addAnimations { log.lines.append("never") }
    animator.addCompletion { log.lines.append("\($0)") }
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(log.lines.last == "current")
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      animations: log.step
    )
    #expect(log.lines.last == "step" && running.fractionComplete == 1)
  }

  @Test("Raw values are those of UIKit")
  func options() {
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.KeyframeAnimationOptions.calculationModePaced.rawValue == 2 << 10)
    #expect(UIView.AnimationOptions.curveEaseInOut == [])
  }
}

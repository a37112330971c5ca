public import ConstraintKernel

extension LayoutView {
  /// How something is animated: without effect but for ``showHideTransitionViews``.
  ///
  /// Raw values are those of UIKit.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// People may touch views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where the view is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Goes on and on.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration around.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve around.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Draws again and again.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views instead of taking them out and in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends, which is what happens anyhow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A way of changing over.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A way of changing over.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A way of changing over.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A way of changing over.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A way of changing over.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A way of changing over.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A way of changing over.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How keyframes are animated: without effect.
  ///
  /// Raw values are those of UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// People may touch views meanwhile.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where the view is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Goes on and on.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration around.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve around.
    public static let overrideInheritedCurve = KeyframeAnimationOptions(rawValue: 1 << 6)
    /// Ignores the options around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// A way between frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A way between frames.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// A way between frames.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A way between frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A way between frames.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// How fast something moves over time: without effect.
  ///
  /// Raw values are those of UIKit.
  public enum AnimationCurve: Int, Hashable, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}

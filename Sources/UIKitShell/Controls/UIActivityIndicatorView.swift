public import UIKitNames

/// Something that turns while one waits: 20 points, 37 where it is large.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Large, under its old name.
    case whiteLarge = 0
    /// Small, under its old name.
    case white = 1
    /// Small, under its old name.
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large it is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it is hidden while it stands still; true at first.
  open var hidesWhenStopped = true { didSet { refresh() } }
  /// Whether it turns.
  open private(set) var isAnimating = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .systemGray

  /// Makes one that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    sizeToFit()
    refresh()
  }

  /// Makes one of 20 points that stands still.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    refresh()
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Has it turn, and show.
  open func startAnimating() {
    isAnimating = true
    refresh()
  }

  /// Has it stand still.
  open func stopAnimating() {
    isAnimating = false
    refresh()
  }

  /// 20 by 20 points, or 37 by 37.
  open override var intrinsicContentSize: CGSize {
    let length: Double = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: length, height: length)
  }
  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func refresh() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}

/// How much is done, 4 points high.
open class UIProgressView: UIView {
  /// What it looks like: without effect.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// What it looks like.
  open var progressViewStyle = Style.default
  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// Makes one of which nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes one of which nothing is done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// No natural width, 4 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// A view of a material that lets others shine through: its content lies in ``contentView``.
open class UIVisualEffectView: UIView {
  /// The material: kept, and without effect.
  open var effect: UIVisualEffect?
  /// The view of the content, as large as this one.
  public let contentView = UIView()

  /// Makes a view of a material.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }
}

/// A material.
open class UIVisualEffect {
  /// Makes a material.
  public init() {}
}

/// Glass that what lies behind is seen through without edges.
open class UIBlurEffect: UIVisualEffect {
  /// How light it is.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what lies behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the surroundings are.
    case regular = 4
    /// As the surroundings are, and stronger.
    case prominent = 5
    /// Material of the system.
    case systemUltraThinMaterial = 6
    /// Material of the system.
    case systemThinMaterial = 7
    /// Material of the system.
    case systemMaterial = 8
    /// Material of the system.
    case systemThickMaterial = 9
    /// Material of the system.
    case systemChromeMaterial = 10
  }

  /// How light it is.
  public let style: Style

  /// Makes glass.
  public init(style: Style) {
    self.style = style
  }
}

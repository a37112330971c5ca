public import ConstraintKernel

/// A view of a scene: a name, and a natural size with baselines where it stands for content.
public final class SceneBox: LayoutView {
  /// The size the content would like, ``LayoutSize/noIntrinsicMetric`` on an axis without one.
  public var naturalSize: LayoutSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The first baseline below the top, in points.
  public let firstBaseline: Double

  /// The last baseline above the bottom, in points.
  public let lastBaseline: Double

  /// Makes a view without a superview; a natural length or baseline left out does not exist.
  public init(
    _ name: String,
    width: Double = LayoutSize.noIntrinsicMetric,
    height: Double = LayoutSize.noIntrinsicMetric,
    firstBaseline: Double = 0,
    lastBaseline: Double = 0
  ) {
    naturalSize = LayoutSize(width: width, height: height)
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    super.init(frame: .zero)
    self.layoutName = name
  }

  /// The ``naturalSize``.
  public override var intrinsicContentSize: LayoutSize { naturalSize }

  /// The ``firstBaseline``.
  public override var firstBaselineOffsetFromTop: Double { firstBaseline }

  /// The ``lastBaseline``.
  public override var lastBaselineOffsetFromBottom: Double { lastBaseline }
}

extension LayoutView {
  /// Adds several views, the first one at the back.
  func addSubviews(_ views: LayoutView...) {
    for view in views { addSubview(view) }
  }
}

extension LayoutView {
  /// Sets natural-size priorities; what is left out stays at 250 (hugging) and 750 (resistance).
  func setPriorities(
    hugging: LayoutPriority = .defaultLow,
    resistance: LayoutPriority = .defaultHigh,
    for axis: LayoutAxis
  ) {
    setContentHuggingPriority(hugging, for: axis)
    setContentCompressionResistancePriority(resistance, for: axis)
  }
}

extension LayoutGuide {
  /// Makes a guide with a name.
  convenience init(named name: String) {
    self.init()
    identifier = name
  }
}

import ConstraintKernel

/// A view whose members all call the scene.
final class CallingView: LayoutView {
  var scene: CallingScene?
  var natural = LayoutSize(width: 40, height: 20)
  var wraps = false

  deinit { scene?.call(.viewDeinit, nil) }

  override func updateConstraints() {
    scene?.call(.updateConstraints, self)
    super.updateConstraints()
  }
  override func layoutSubviews() { scene?.call(.layoutSubviews, self) }
  override var intrinsicContentSize: LayoutSize {
    let width = scene?.number(.intrinsicContentSize, natural.width, self) ?? natural.width
    return LayoutSize(width: width, height: natural.height)
  }
  override var contentHeightFollowsWidth: Bool {
    scene?.call(.contentHeightFollowsWidth, self)
    return wraps
  }
  override func intrinsicContentHeight(forWidth width: Double) -> Double {
    scene?.number(.intrinsicContentHeight, 20, self) ?? 20
  }
  override var alignmentRectInsets: LayoutInsets {
    LayoutInsets(top: scene?.number(.alignmentRectInsets, 1, self) ?? 1)
  }
  override var firstBaselineOffsetFromTop: Double {
    scene?.number(.firstBaseline, 12, self) ?? 12
  }
  override var lastBaselineOffsetFromBottom: Double { scene?.number(.lastBaseline, 4, self) ?? 4 }
  override var layoutParent: (any LayoutItem)? {
    scene?.call(.layoutParent, self)
    return super.layoutParent
  }
  override var layoutName: String {
    get {
      scene?.call(.layoutName, self)
      return "hostile"
    }
    set { super.layoutName = newValue }
  }
  override var safeAreaInsets: LayoutInsets {
    var insets = super.safeAreaInsets
    if let scene { insets.left = scene.number(.safeAreaInsets, insets.left, self) }
    return insets
  }
  override func safeAreaInsetsDidChange() { scene?.call(.safeAreaInsetsDidChange, self) }
  override func layoutMarginsDidChange() { scene?.call(.layoutMarginsDidChange, self) }
  override func willMove(toSuperview newSuperview: LayoutView?) { scene?.call(.willMove, self) }
  override func didMoveToSuperview() { scene?.call(.didMove, self) }
  override func didAddSubview(_ subview: LayoutView) { scene?.call(.didAddSubview, self) }
  override func willRemoveSubview(_ subview: LayoutView) { scene?.call(.willRemoveSubview, self) }
  override func traitCollectionDidChange(_ previousTraitCollection: LayoutEnvironment?) {
    scene?.call(.traitCollectionDidChange, self)
  }
  override func setNeedsLayout() {
    scene?.call(.setNeedsLayout, self)
    super.setNeedsLayout()
  }
  override func setNeedsUpdateConstraints() {
    scene?.call(.setNeedsUpdateConstraints, self)
    super.setNeedsUpdateConstraints()
  }
  override func invalidateIntrinsicContentSize() {
    scene?.call(.invalidateIntrinsicContentSize, self)
    super.invalidateIntrinsicContentSize()
  }
  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: scene?.number(.sizeThatFits, 33, self) ?? 33, height: 22)
  }
  override var isHidden: Bool {
    get {
      scene?.call(.isHidden, self)
      return super.isHidden
    }
    set { super.isHidden = newValue }
  }
}

/// A guide whose members all call the scene.
final class CallingGuide: LayoutGuide {
  var scene: CallingScene?
  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: scene?.number(.guideNaturalSize, 10, self) ?? 10, height: 10)
  }
  override var layoutName: String {
    scene?.call(.guideName, self)
    return "hostile guide"
  }
}

/// A label whose members all call the scene.
final class CallingLabel: LayoutLabel {
  var scene: CallingScene?
  override var text: String? {
    get {
      scene?.call(.labelText, self)
      return super.text
    }
    set { super.text = newValue }
  }
  override var numberOfLines: Int {
    get {
      scene?.call(.labelLines, self)
      return super.numberOfLines
    }
    set { super.numberOfLines = newValue }
  }
  override var preferredMaxLayoutWidth: Double {
    get {
      scene?.call(.labelPreferredWidth, self)
      return super.preferredMaxLayoutWidth
    }
    set { super.preferredMaxLayoutWidth = newValue }
  }
  override var layoutName: String {
    get {
      scene?.call(.labelName, self)
      return "hostile label"
    }
    set { super.layoutName = newValue }
  }
}

/// A measurer that calls the scene.
struct CallingMeasurer: TextMeasuring {
  let scene: CallingScene
  func measure(
    _ text: String,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LayoutLineBreakMode,
    scale: Double
  ) -> MeasuredText {
    var answer = MonospacedTextMeasurer()
      .measure(
        text,
        width: width,
        maximumLines: maximumLines,
        lineBreakMode: lineBreakMode,
        scale: scale
      )
    answer.size.width = scene.number(.measure, answer.size.width, scene.label)
    if scene.deed.number != nil {
      answer.size.height = scene.number(.measure, answer.size.height, scene.label)
      answer.firstBaseline = scene.number(.measure, answer.firstBaseline, scene.label)
    }
    return answer
  }
}

/// A scroll view whose members all call the scene.
final class CallingScrollView: LayoutScrollView {
  var scene: CallingScene?
  override var contentSize: LayoutSize {
    get {
      scene?.call(.contentSize, self)
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  override var contentOffset: LayoutPoint {
    get { super.contentOffset }
    set {
      scene?.call(.contentOffset, self)
      super.contentOffset = newValue
    }
  }
  override var contentInset: LayoutInsets {
    get { super.contentInset }
    set {
      scene?.call(.contentInset, self)
      super.contentInset = newValue
    }
  }
  override func adjustedContentInsetDidChange() {
    scene?.call(.adjustedContentInsetDidChange, self)
  }
}

/// A stack whose members all call the scene.
final class CallingStackView: LayoutStackView {
  var scene: CallingScene?
  override func updateConstraints() {
    scene?.call(.stackUpdateConstraints, self)
    super.updateConstraints()
  }
  override func addSubview(_ view: LayoutView) {
    scene?.call(.stackAddSubview, self)
    super.addSubview(view)
  }
  override var firstBaselineOffsetFromTop: Double {
    let honest = super.firstBaselineOffsetFromTop
    return scene?.number(.stackFirstBaseline, honest, self) ?? honest
  }
}

/// An item of a class of its own whose members all call the scene.
final class CallingBox: LayoutItem {
  let layoutNode = LayoutNode()
  var scene: CallingScene?
  weak var parent: (any LayoutItem)? { didSet { layoutParentDidChange() } }
  private var frame = LayoutRect.zero

  deinit { scene?.call(.foreignDeinit, nil) }

  var layoutParent: (any LayoutItem)? {
    scene?.call(.foreignParent, self)
    return parent
  }
  var layoutFrame: LayoutRect {
    get {
      var frame = frame
      frame.size.width = scene?.number(.foreignFrameRead, frame.width, self) ?? frame.width
      return frame
    }
    set {
      frame = newValue
      scene?.call(.foreignFrameWritten, self)
    }
  }
  /// The frame without anybody being told that it was read.
  var quietFrame: LayoutRect { frame }
  var intrinsicContentSize: LayoutSize {
    LayoutSize(width: scene?.number(.foreignNaturalSize, 15, self) ?? 15, height: 15)
  }
  var contentHeightFollowsWidth: Bool {
    scene?.call(.foreignFollowsWidth, self)
    return true
  }
  func intrinsicContentHeight(forWidth width: Double) -> Double {
    scene?.number(.foreignHeight, 15, self) ?? 15
  }
  var alignmentRectInsets: LayoutInsets {
    LayoutInsets(left: scene?.number(.foreignAlignment, 1, self) ?? 1)
  }
  var firstBaselineOffsetFromTop: Double { scene?.number(.foreignFirstBaseline, 9, self) ?? 9 }
  var lastBaselineOffsetFromBottom: Double { scene?.number(.foreignLastBaseline, 3, self) ?? 3 }
  var safeAreaInsets: LayoutInsets {
    LayoutInsets(top: scene?.number(.foreignSafeArea, 2, self) ?? 2)
  }
  var layoutName: String {
    scene?.call(.foreignName, self)
    return "hostile box"
  }
}

/// A view that lies in an item of another class.
final class BoxedView: LayoutView {
  weak var box: CallingBox? { didSet { layoutParentDidChange() } }
  override var layoutParent: (any LayoutItem)? { box }
}

/// A rectangle in a tree of rectangles, shaped like UIView: the items that come with the kernel.
///
/// A view retains its subviews and its guides, never its superview. It belongs to one isolation
/// domain together with its whole hierarchy.
open class LayoutView: LayoutItem {
  /// The kernel's foothold.
  public let layoutNode = LayoutNode()

  /// The view this one lies in.
  @exclusivity(unchecked)
  public internal(set) unowned(unsafe) final var superview: LayoutView?

  /// The views that lie in this one, back to front.
  @exclusivity(unchecked)
  public internal(set) final var subviews: [LayoutView] = []

  /// The guides this view owns, in the order they were added.
  @exclusivity(unchecked)
  public internal(set) final var layoutGuides: [LayoutGuide] = []

  /// A name for people, shown in diagnoses and pictures.
  public final var name: String = ""

  /// Free for the owner's use.
  public final var tag = 0

  /// Whether the view is not drawn.
  ///
  /// It keeps its place in layout all the same; to have it collapse, see ``LayoutItem/isGone``. In
  /// a ``LayoutStackView`` a hidden view leaves the row.
  public final var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }

  /// Whether the margins reach at least as far inwards as those of the superview.
  ///
  /// False at first. It follows the frames of the last layout pass.
  @exclusivity(unchecked)
  public final var preservesSuperviewLayoutMargins = false {
    didSet {
      if preservesSuperviewLayoutMargins { superview?.hasMarginFollowers = true }
      refreshMargins()
    }
  }

  /// Whether the safe area's insets are added to the margins.
  ///
  /// True at first.
  public final var insetsLayoutMarginsFromSafeArea = true {
    didSet { refreshMargins() }
  }

  /// Some subview preserves this view's margins, or once did.
  @exclusivity(unchecked)
  final var hasMarginFollowers = false
  @exclusivity(unchecked)
  final var storedFrame: LayoutRect
  final var guidesOfSystem: SystemGuides?
  final var safeArea = LayoutInsets.zero

  /// Makes a view that stands at `frame` in its future superview.
  public init(frame: LayoutRect) {
    storedFrame = frame
    let record = layoutNode.storage
    record.tracksParent = true
    record.view = self
    record.item = self
    record.hasCallbacks = type(of: self) != LayoutView.self
  }

  /// Makes a view of no size.
  public convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    tearDown()
  }

  /// Where the view stands in its superview, in points.
  ///
  /// A layout pass sets it. Setting it yourself matters while
  /// ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` is true; numbers that are not finite
  /// are reported and ignored.
  public final var frame: LayoutRect {
    get { storedFrame }
    set {
      guard newValue.isFinite else {
        return layoutNode.storage.report(.notFinite(.nan))
      }
      guard newValue != storedFrame else { return }
      let isResized = newValue.size != storedFrame.size
      storedFrame = newValue
      if hasMarginFollowers || preservesSuperviewLayoutMargins { frameDidMoveMargins() }
      layoutNode.storage.frameDidChangeFromOutside(newValue)
      if isResized { setNeedsLayout() }
    }
  }

  /// The view's own coordinate space: its size at the origin, or at a scroll view's offset.
  ///
  /// Setting it sets the size, and a scroll view's offset.
  public final var bounds: LayoutRect {
    get { LayoutRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      frame = LayoutRect(origin: storedFrame.origin, size: newValue.size)
    }
  }

  /// Which point of the content stands at the view's top left corner; a scroll view moves it.
  var boundsOrigin: LayoutPoint {
    get { .zero }
    set {}
  }

  /// The middle of the view in its superview.
  public final var center: LayoutPoint {
    get { LayoutPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame = LayoutRect(
        x: newValue.x - storedFrame.width / 2,
        y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width,
        height: storedFrame.height
      )
    }
  }

  /// The superview.
  public final var layoutParent: (any LayoutItem)? { superview }

  /// The frame as the layout pass reads and writes it.
  public final var layoutFrame: LayoutRect {
    get { storedFrame }
    set {
      let record = layoutNode.storage
      if record.hasCallbacks, newValue.size != storedFrame.size { record.mark(.layout) }
      storedFrame = newValue
      if hasMarginFollowers || preservesSuperviewLayoutMargins { frameDidMoveMargins() }
    }
  }

  /// The ``name``.
  open var layoutName: String { name }

  /// The size the content would like to have; no natural size unless overridden.
  open var intrinsicContentSize: LayoutSize { .noIntrinsicSize }

  /// Whether the natural height follows from the width; false unless overridden.
  open var contentHeightFollowsWidth: Bool { false }

  /// The natural height at a width, in points.
  open func intrinsicContentHeight(forWidth width: Double) -> Double {
    intrinsicContentSize.height
  }

  /// How far the frame reaches beyond the alignment rectangle; nothing unless overridden.
  open var alignmentRectInsets: LayoutInsets { .zero }

  /// The first baseline below the top; 0 unless overridden.
  open var firstBaselineOffsetFromTop: Double { 0 }

  /// The last baseline above the bottom; 0 unless overridden.
  open var lastBaselineOffsetFromBottom: Double { 0 }

  /// Called in a layout pass, superviews first, when the view's size changed or it asked for it.
  ///
  /// Frames are settled then. Overriding it to set frames of views without constraints, or to
  /// edit constraints, is welcome: an edit is solved before the pass ends.
  open func layoutSubviews() {}

  /// Called before solving, subviews first, when the view asked for it.
  open func updateConstraints() {}

  /// Called when ``LayoutItem/layoutMargins`` changed for whatever reason.
  open func layoutMarginsDidChange() {}

  /// Called when ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// A subview goes away or elsewhere.
  func subviewDidLeave(_ view: LayoutView) {}

  /// A subview was hidden, shown, or is gone or back.
  func subviewVisibilityDidChange(_ view: LayoutView) {}

  /// The active constraints installed on this view, in the order of installation.
  public final var constraints: [LayoutConstraint] { layoutNode.storage.hosted.live }
}

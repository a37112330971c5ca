/// A rectangle in a tree of rectangles, shaped like UIView: the items that come with the kernel.
///
/// A view retains its subviews and its guides, never its superview. It belongs to one isolation
/// domain together with its whole hierarchy.
open class LayoutView: LayoutItem {
  /// What the kernel knows of the view.
  public final let layoutNode = LayoutNode()

  /// The record of the view, which is bound since the view was made, so that no use has to look whether it is.
  package final var record: ItemRecord { layoutNode.record }

  /// The view this one lies in.
  public internal(set) final var superview: LayoutView? {
    get { storedSuperview }
    set { storedSuperview = newValue }
  }
  private weak var storedSuperview: LayoutView?

  /// The views that lie in this one, back to front.
  public final var subviews: [LayoutView] { storedSubviews }
  private var storedSubviews: [LayoutView] = []

  /// Changes the list of subviews, to which nothing else may happen meanwhile.
  final func changeSubviews<Answer>(_ change: (inout [LayoutView]) -> Answer) -> Answer {
    var views = storedSubviews
    storedSubviews = []
    defer { storedSubviews = views }
    return change(&views)
  }

  /// A name for people, shown in diagnoses and pictures; empty until it is set.
  ///
  /// No property of the kernel is called `name`, which screens call labels of their own.
  open var layoutName: String {
    get { givenName }
    set { if extras != nil || !newValue.isEmpty { makeExtras().name = newValue } }
  }

  /// The name that was set; empty without one.
  package final var givenName: String { extras?.name ?? "" }

  /// Free for the owner's use.
  public final var tag: Int {
    get { extras?.tag ?? 0 }
    set { if extras != nil || newValue != 0 { makeExtras().tag = newValue } }
  }

  /// Whether the view is not drawn.
  ///
  /// It keeps its place in layout all the same; to have it collapse, see ``LayoutItem/isGone``. In
  /// a ``LayoutStackView`` a hidden view leaves the row.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }

  /// Whether the margins reach at least as far inwards as those of the superview.
  ///
  /// False at first. It follows the frames of the last layout pass.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { preservesMargins }
    set {
      preservesMargins = newValue
      if newValue { followSuperviewMargins() }
      refreshMargins()
    }
  }
  private var preservesMargins = false

  /// Whether the safe area's insets are added to the margins.
  ///
  /// True at first.
  public final var insetsLayoutMarginsFromSafeArea = true { didSet { refreshMargins() } }

  /// Some subview preserves this view's margins, or once did.
  final var hasMarginFollowers = false
  /// Margins, a safe area or a guide here or in a subview depend on the frame, or once did.
  final var isFrameWatched = false
  final var storedFrame: LayoutRect
  /// What few views have; nil while this one never had any of it.
  final var extras: ViewExtras?
  /// Where subviews go when they die together with what they lie in; nil for a living hierarchy.
  final var teardown: Teardown?

  /// Makes a view that stands at `frame` in its future superview.
  ///
  /// A frame of numbers that are not finite is reported, and the view stands at zero.
  public init(frame: LayoutRect) {
    storedFrame = .zero
    record.bind(self)
    if let usable = record.usable(frame) { storedFrame = usable }
    // As in UIKit a new view is asked for its constraints and laid out once, and laid out again where it
    // gains or loses a subview.
    if type(of: self) != LayoutView.self {
      record.flags.insert(.hasCallbacks)
      record.mark([.updateConstraints, .layout])
    }
  }

  /// Makes a view of no size.
  public convenience init() { self.init(frame: .zero) }

  deinit { tearDown() }

  /// The guides this view owns, in the order they were added.
  public final var layoutGuides: [LayoutGuide] { extras?.guides ?? [] }

  // MARK: Geometry

  /// Where the view stands in its superview, in points.
  ///
  /// A layout pass sets it, past any override. Setting it yourself matters while
  /// ``LayoutItem/translatesAutoresizingMaskIntoConstraints`` is true; numbers that are not finite
  /// are reported and ignored.
  /// - Complexity: O(*n*) in the subviews that follow by their autoresizing masks, and in the views
  ///   whose margins and safe areas depend on it.
  open var frame: LayoutRect {
    get { storedFrame }
    set { place(at: newValue) }
  }

  /// The view's own coordinate space: its size at the origin, or at a scroll view's offset.
  ///
  /// Setting it sets the size about the ``center``, as in UIKit, and a scroll view's offset.
  open var bounds: LayoutRect {
    get { LayoutRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      guard let usable = record.usable(newValue) else { return }
      boundsOrigin = usable.origin
      place(at: LayoutRect(center: storedFrame.center, size: usable.size))
    }
  }

  /// Which point of the content stands at the view's top left corner; a scroll view moves it.
  var boundsOrigin: LayoutPoint {
    get { .zero }
    set {}
  }

  /// The middle of the view in its superview.
  open var center: LayoutPoint {
    get { storedFrame.center }
    set { place(at: LayoutRect(center: newValue, size: storedFrame.size)) }
  }

  /// The view has another frame, and something depends on it.
  func watchedFrameDidChange() {
    if preservesSuperviewLayoutMargins { refreshMargins() }
    refreshSafeArea()
    refreshSafeAreaOfSubviews()
    refreshReadableGuide()
    refreshFollowers()
  }

  /// What of the safe area is handed down; a scroll view takes off what its content is inset by.
  var safeAreaInsetsForSubviews: LayoutInsets { knownSafeAreaInsets }

  /// The superview.
  ///
  /// Override it to put a view at the top of its tree into an item of another class, and call
  /// ``LayoutItem/layoutParentDidChange()`` when the answer changes.
  open var layoutParent: (any LayoutItem)? { superview }

  /// The frame as the layout pass reads and writes it.
  ///
  /// Numbers that are not finite are reported and ignored.
  public final var layoutFrame: LayoutRect {
    get { storedFrame }
    set { if let frame = record.usable(newValue) { receive(frame) } }
  }

  /// Takes a frame from the layout pass.
  final func receive(_ frame: LayoutRect) {
    if record.hasCallbacks, frame.size != storedFrame.size { record.mark(.layout) }
    let before = storedFrame.size
    storedFrame = frame
    if isFrameWatched { watchedFrameDidChange() }
    if frame.size != before { resizeSubviews(from: before) }
  }

  /// The size the content would like to have; no natural size unless overridden.
  open var intrinsicContentSize: LayoutSize { .noIntrinsicSize }

  /// Whether the natural height follows from the width; false unless overridden.
  open var contentHeightFollowsWidth: Bool { false }

  /// The size below which the content is of no use; any will do unless overridden.
  open var minimumContentSize: LayoutSize { .noIntrinsicSize }

  /// What the content needs at a width, in points: the natural height alone unless overridden.
  open func contentHeights(forWidth width: Double) -> LayoutContentHeights {
    LayoutContentHeights(natural: intrinsicContentHeight(forWidth: width))
  }

  /// The natural height at a width, in points.
  open func intrinsicContentHeight(forWidth width: Double) -> Double { intrinsicContentSize.height }

  /// How far the frame reaches beyond the alignment rectangle; nothing unless overridden.
  open var alignmentRectInsets: LayoutInsets { .zero }

  /// The first baseline below the top; 0 unless overridden.
  open var firstBaselineOffsetFromTop: Double { 0 }

  /// The last baseline above the bottom; 0 unless overridden.
  open var lastBaselineOffsetFromBottom: Double { 0 }

  /// The alignment rectangle of a view that stands at `frame`.
  open func alignmentRect(forFrame frame: LayoutRect) -> LayoutRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of a view whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: LayoutRect) -> LayoutRect {
    alignmentRect.inset(by: .zero - alignmentRectInsets)
  }

  /// The size the view would take where `size` is offered; its present size unless overridden.
  open func sizeThatFits(_ size: LayoutSize) -> LayoutSize { storedFrame.size }

  /// Takes the size that ``sizeThatFits(_:)`` answers for the present one.
  open func sizeToFit() {
    let size = sizeThatFits(storedFrame.size)
    place(at: LayoutRect(origin: storedFrame.origin, size: size))
  }

  /// Whether the class makes no sense without constraints; false unless overridden.
  ///
  /// For readers of the class only: everything takes part in constraint layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Margins and safe area

  /// The distances from the view's edges to its margins; see ``LayoutItem/layoutMargins``.
  open var layoutMargins: LayoutInsets {
    get { record.margins }
    set { record.setMargins(newValue) }
  }

  /// How far something of the system reaches into the view, in points.
  ///
  /// Unless overridden: how far the superview's safe area reaches beyond the view's edges, and the
  /// ``additionalSafeAreaInsets``. Call ``setNeedsLayout()`` when an override answers differently.
  open var safeAreaInsets: LayoutInsets { ownSafeAreaInsets }

  /// Called when ``safeAreaInsets`` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when ``LayoutItem/layoutMargins`` changed for whatever reason.
  open func layoutMarginsDidChange() {}

  // MARK: The layout pass

  /// Asks for ``layoutSubviews()`` in the next pass.
  ///
  /// A view of a subclass is asked for its ``safeAreaInsets`` at once.
  /// - Complexity: O(1), and O(*n*) in the views below if the safe area is another one.
  open func setNeedsLayout() {
    if record.hasCallbacks { refreshSafeArea() }
    record.mark(.layout)
  }

  /// Solves the constraints of the whole hierarchy and hands out frames.
  ///
  /// - Complexity: proportional to what changed since the last pass.
  open func layoutIfNeeded() { LayoutPass.run(from: record) }

  /// Called in a layout pass, superviews first, when the view's size changed, a subview moved or has another
  /// size, or it asked for it.
  ///
  /// Frames are those of the solution then. Overriding it to set frames of views without
  /// constraints, or to edit constraints, is welcome: an edit is solved before the pass ends. Frames that
  /// it sets itself do not bring it another call.
  open func layoutSubviews() {}

  /// Asks for ``updateConstraints()`` in the next pass.
  ///
  /// - Complexity: O(1).
  open func setNeedsUpdateConstraints() { record.mark(.updateConstraints) }

  /// Called before solving, subviews first, when the view is new or asked for it.
  open func updateConstraints() {}

  /// Tells that the view's natural size or a baseline is another one now.
  ///
  /// - Complexity: O(1), and as much for every stack around the view that used its baselines.
  open func invalidateIntrinsicContentSize() {
    record.mark([.naturalSize, .metrics])
    superview?.subviewBaselineDidChange(self)
  }

  /// The size that is closest to a target; see
  /// ``LayoutItem/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  open func systemLayoutSizeFitting(_ targetSize: LayoutSize) -> LayoutSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that is closest to a target; see
  /// ``LayoutItem/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  open func systemLayoutSizeFitting(
    _ targetSize: LayoutSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> LayoutSize {
    sizeFitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Tree

  /// Adds a view in front of all others, taking it out of where it was.
  ///
  /// Adding a view to itself or to a view inside it is reported and changes nothing. Constraints
  /// inside the view stay; those that tied it to items it leaves are dropped.
  /// - Complexity: O(1) for a view that comes new; else O(*n*) in the items and constraints it
  ///   holds.
  open func addSubview(_ view: LayoutView) { insert(view, at: subviews.count) }

  /// Takes the view out of its superview, and drops the constraints that tied it to the outside.
  ///
  /// - Complexity: O(*n*) in the items and constraints it holds, and in its siblings.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called before the view is added, or taken out, which is when there is no new superview.
  open func willMove(toSuperview newSuperview: LayoutView?) {}

  /// Called when the view was added or taken out.
  open func didMoveToSuperview() {}

  /// Called when a subview was added.
  open func didAddSubview(_ subview: LayoutView) {}

  /// Called before a subview is taken out.
  open func willRemoveSubview(_ subview: LayoutView) {}

  /// Called when the environment that the view lives in became another one.
  ///
  /// Constraints that follow from it are already up to date, or will be in the next pass.
  open func traitCollectionDidChange(_ previousTraitCollection: LayoutEnvironment?) {}

  /// A subview goes away or elsewhere.
  func subviewDidLeave(_ view: LayoutView) {}

  /// A subview may have other baselines.
  func subviewBaselineDidChange(_ view: LayoutView) {}

  /// Margins, or the environment, became others, and so may whatever the view says of itself.
  func metricsDidChange() {}

  /// A subview was hidden, shown, or is gone or back.
  func subviewVisibilityDidChange(_ view: LayoutView) {}

  /// The active constraints installed on this view, in the order of installation, but for those that stand for
  /// something the view has by itself.
  ///
  /// - Complexity: O(*n* log *n*) in these.
  public final var constraints: [LayoutConstraint] {
    record.hostedConstraints.filter { !$0.isOfSystem }
  }

  // MARK: Drawing and touches, for modules that know UIKit's names

  /// How opaque the view is, from 0 to 1; 1 at first.
  ///
  /// Layout does not ask.
  open var alpha: Double {
    get { extras?.alpha ?? 1 }
    set { if extras != nil || newValue != 1 { makeExtras().alpha = newValue } }
  }

  /// For subclasses that draw; the kernel draws nothing and calls it never.
  open func draw(_ rect: LayoutRect) {}

  /// For subclasses that follow their window; the kernel knows none and calls it never.
  open func didMoveToWindow() {}

  /// For subclasses that are coloured; the kernel calls it never.
  open func tintColorDidChange() {}

  /// For subclasses that are touched; the kernel calls it never.
  open func touchesBegan(_ touches: Set<LayoutTouch>, with event: LayoutEvent?) {}

  /// Whether a point in the view's own coordinates lies in it.
  open func point(inside point: LayoutPoint, with event: LayoutEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }
}

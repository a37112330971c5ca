/// A window onto content that may be larger, shaped like UIScrollView.
///
/// The size of the content follows from constraints: tie views to ``contentLayoutGuide``, or to the
/// scroll view itself. In constraints between the scroll view and what lies inside it, edges and
/// margins are those of the content, while sizes and middles are those of the frame. Constraints
/// to views outside speak of the frame only.
///
/// Frames inside are in the content's coordinates; scrolling changes none of them but that of
/// ``frameLayoutGuide``, and of what is tied to it. Insets change where scrolling ends, never where
/// the content lies.
open class LayoutScrollView: LayoutView {
  /// The area of the content, at the origin of the content's coordinates.
  public final var contentLayoutGuide: LayoutGuide { content }

  /// The area that shows, in the content's coordinates; it moves with ``contentOffset``.
  public final let frameLayoutGuide = LayoutGuide()

  let content = ContentGuide()
  private var offset = LayoutPoint.zero
  private var inset = LayoutInsets.zero
  private var knownInset = LayoutInsets.zero
  private var isTellingInset = false

  /// Makes a scroll view that stands at `frame` in its future superview.
  public override init(frame: LayoutRect) {
    super.init(frame: frame)
    contentLayoutGuide.identifier = "contentLayoutGuide"
    frameLayoutGuide.identifier = "frameLayoutGuide"
    contentLayoutGuide.layoutNode.record.makeExtras().isAtOwnersOrigin = true
    frameLayoutGuide.layoutNode.record.setOwnerInsets(.zero)
    layoutNode.record.makeExtras().scrollContent = contentLayoutGuide.layoutNode.record
    addLayoutGuide(contentLayoutGuide)
    addLayoutGuide(frameLayoutGuide)
    isFrameWatched = true
  }

  /// The size of the content, as of the last layout pass or as set since.
  ///
  /// Setting it is for content that no constraints measure: it is a natural size at priority 1, so
  /// that constraints, where there are any, outdo it in the next pass. Sizes that are not finite or
  /// below 0 are reported and ignored.
  open var contentSize: LayoutSize {
    get { content.layoutFrame.size }
    set {
      guard let usable = record.usable(newValue) else { return }
      guard usable.width >= 0, usable.height >= 0 else {
        return record.report(.invalidUse("a content size is not below 0"))
      }
      content.setWantedSize(usable)
      refreshAdjustedInset()
    }
  }

  /// Which point of the content stands at the top left corner of the frame.
  ///
  /// Numbers that are not finite are reported and change nothing. Points beyond the content are
  /// allowed, as they are while people pull at it.
  open var contentOffset: LayoutPoint {
    get { offset }
    set {
      guard let usable = record.usable(newValue), usable != offset else { return }
      offset = usable
      frameLayoutGuide.layoutNode.record.setOwnerInsets(
        LayoutInsets(top: usable.y, left: usable.x, bottom: -usable.y, right: -usable.x)
      )
      refreshSafeAreaOfSubviews()
      setNeedsLayout()
    }
  }

  /// How far the content can be scrolled beyond its edges, in points.
  ///
  /// It moves no frame. Numbers that are not finite are reported and ignored.
  open var contentInset: LayoutInsets {
    get { inset }
    set {
      guard let usable = record.usable(newValue) else { return }
      inset = usable
      refreshAdjustedInset()
    }
  }

  /// How the safe area is added to the ``contentInset``.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Vertically, and horizontally where the content is wider than the frame.
    case automatic = 0
    /// Along axes on which the content is longer than the frame.
    ///
    /// Content that is longer only because of its own safe area may change its length with every
    /// inset, which is reported; take another behavior for it.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// How the safe area is added to the ``contentInset``; automatically at first.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshAdjustedInset() }
  }

  /// The ``contentInset`` and what is added to it of the safe area.
  ///
  /// What is added here is not handed down: views inside have no safe area of their own on those
  /// edges.
  public final var adjustedContentInset: LayoutInsets { inset + adjustment }

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// How far the content can be scrolled until its end shows, in points.
  ///
  /// Along an axis on which all of it shows the same as ``minimumContentOffset``.
  public final var maximumContentOffset: LayoutPoint {
    let (inset, least) = (adjustedContentInset, minimumContentOffset)
    return LayoutPoint(
      x: max(contentSize.width - storedFrame.width + inset.right, least.x),
      y: max(contentSize.height - storedFrame.height + inset.bottom, least.y)
    )
  }

  /// Where scrolling begins, in points: at the top left of the ``adjustedContentInset``.
  public final var minimumContentOffset: LayoutPoint {
    LayoutPoint(x: 0 - adjustedContentInset.left, y: 0 - adjustedContentInset.top)
  }

  /// The safe area along the axes whose insets follow it.
  final var adjustment: LayoutInsets {
    let safe = knownSafeAreaInsets
    let (horizontal, vertical) = adjustedAxes
    return LayoutInsets(
      top: vertical ? safe.top : 0,
      left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0
    )
  }

  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .automatic: (scrollsHorizontally, true)
    case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
    }
  }

  private var scrollsHorizontally: Bool {
    contentSize.width + inset.left + inset.right > storedFrame.width
  }

  private var scrollsVertically: Bool {
    contentSize.height + inset.top + inset.bottom > storedFrame.height
  }

  /// Tells of other insets, and hands down what of the safe area they leave.
  ///
  /// Who is notified may set others, which are notified after that, for as many rounds as a layout pass
  /// has.
  final func refreshAdjustedInset() {
    guard !isTellingInset else { return }
    isTellingInset = true
    defer { isTellingInset = false }
    for _ in 0..<LayoutPass.maximumRounds {
      let adjusted = adjustedContentInset
      guard adjusted != knownInset else { return }
      knownInset = adjusted
      refreshSafeAreaOfSubviews()
      adjustedContentInsetDidChange()
    }
    record.report(.invalidUse("the content inset does not come to rest"))
  }

  /// Lets the insets follow the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshAdjustedInset()
  }

  override func watchedFrameDidChange() {
    super.watchedFrameDidChange()
    refreshAdjustedInset()
  }

  override var safeAreaInsetsForSubviews: LayoutInsets { knownSafeAreaInsets - adjustment }

  override var boundsOrigin: LayoutPoint {
    get { offset }
    set { contentOffset = newValue }
  }
}

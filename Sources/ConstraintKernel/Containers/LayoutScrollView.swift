/// A window onto content that may be larger, shaped like UIScrollView.
///
/// The size of the content follows from constraints: tie views to ``contentLayoutGuide``, or to the
/// scroll view itself. In constraints between the scroll view and what lies inside it, edges and
/// margins are those of the content, while sizes and middles are those of the frame. Constraints
/// to views outside speak of the frame only.
///
/// Frames inside are in the content's coordinates; scrolling changes none of them but that of
/// ``frameLayoutGuide``, and of what is tied to it.
open class LayoutScrollView: LayoutView {
  /// The area of the content, at the origin of the content's coordinates.
  public final let contentLayoutGuide = LayoutGuide()

  /// The area that shows, in the content's coordinates; it moves with ``contentOffset``.
  public final let frameLayoutGuide = LayoutGuide()

  private var offset = LayoutPoint.zero

  /// Makes a scroll view that stands at `frame` in its future superview.
  public override init(frame: LayoutRect) {
    super.init(frame: frame)
    contentLayoutGuide.identifier = "contentLayoutGuide"
    frameLayoutGuide.identifier = "frameLayoutGuide"
    contentLayoutGuide.layoutNode.storage.makeExtras().isAtOwnersOrigin = true
    frameLayoutGuide.layoutNode.storage.setOwnerInsets(.zero)
    layoutNode.storage.makeExtras().scrollContent = contentLayoutGuide.layoutNode.storage
    addLayoutGuide(contentLayoutGuide)
    addLayoutGuide(frameLayoutGuide)
  }

  /// The size that the constraints give the content, as of the last layout pass.
  public final var contentSize: LayoutSize { contentLayoutGuide.layoutFrame.size }

  /// Which point of the content stands at the top left corner of the frame.
  ///
  /// Numbers that are not finite are reported and change nothing. Points beyond the content are
  /// allowed, as they are while people pull at it.
  public final var contentOffset: LayoutPoint {
    get { offset }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return layoutNode.storage.report(.notFinite(newValue.x.isFinite ? newValue.y : newValue.x))
      }
      guard newValue != offset else { return }
      offset = newValue
      frameLayoutGuide.layoutNode.storage.setOwnerInsets(
        LayoutInsets(top: newValue.y, left: newValue.x, bottom: -newValue.y, right: -newValue.x)
      )
      setNeedsLayout()
    }
  }

  /// How far the content can be scrolled until its end shows, in points.
  ///
  /// Zero along an axis on which all of it shows.
  public final var maximumContentOffset: LayoutPoint {
    LayoutPoint(
      x: max(contentSize.width - frame.width, 0),
      y: max(contentSize.height - frame.height, 0)
    )
  }

  override var boundsOrigin: LayoutPoint {
    get { offset }
    set { contentOffset = newValue }
  }
}

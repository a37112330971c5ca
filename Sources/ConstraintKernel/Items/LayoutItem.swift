/// Anything that constraints can lay out: a view, a guide, a terminal cell, a box in a drawing.
///
/// Adopt it with a class of your own; all dialects and anchors then work on it. Three members are
/// needed:
///
/// ```swift
/// final class Box: LayoutItem {
///   let layoutNode = LayoutNode()
///   weak var parent: Box? { didSet { layoutParentDidChange() } }
///   var layoutParent: (any LayoutItem)? { parent }
///   var layoutFrame = LayoutRect.zero
/// }
/// ```
///
/// An item belongs to one isolation domain together with its whole hierarchy. The kernel never
/// retains an item; when one goes away its constraints go with it.
public protocol LayoutItem: AnyObject {
  /// What the kernel knows of this item. Store one and never share it.
  var layoutNode: LayoutNode { get }

  /// The item in whose coordinate space this one lives: a superview, or a guide's owner.
  ///
  /// Call ``layoutParentDidChange()`` whenever the answer changes.
  var layoutParent: (any LayoutItem)? { get }

  /// Where the item stands in its parent's coordinate space, in points.
  ///
  /// A layout pass sets it, only when it changed. While the item
  /// ``translatesAutoresizingMaskIntoConstraints``, the pass reads it instead.
  var layoutFrame: LayoutRect { get set }

  /// The size the content would like to have, or ``LayoutSize/noIntrinsicMetric`` per axis.
  ///
  /// Call ``invalidateIntrinsicContentSize()`` whenever the answer changes.
  var intrinsicContentSize: LayoutSize { get }

  /// The size below which the content is of no use, or ``LayoutSize/noIntrinsicMetric`` per axis.
  ///
  /// Required: what cannot be kept is a conflict that names the item. It does not count in a frame by
  /// which the item is placed, unless constraints mention the item. Call
  /// ``invalidateIntrinsicContentSize()`` whenever the answer changes.
  var minimumContentSize: LayoutSize { get }

  /// Whether the height the content would like follows from the width it gets, as in wrapped text.
  var contentHeightFollowsWidth: Bool { get }

  /// The height the content would like at a width, both in points.
  ///
  /// Asked only while ``contentHeightFollowsWidth``, at most once per width in a layout pass, and unless
  /// ``contentHeights(forWidth:)`` answers in its place.
  func intrinsicContentHeight(forWidth width: Double) -> Double

  /// What the content needs at a width, in points: heights and baselines as one answer.
  ///
  /// Asked only while ``contentHeightFollowsWidth``, with the width that the item is about to get, on device
  /// pixels where the environment has a display scale. The answers for the last four widths are
  /// remembered until ``invalidateIntrinsicContentSize()``.
  func contentHeights(forWidth width: Double) -> LayoutContentHeights

  /// How far the frame reaches beyond the rectangle that attributes speak of.
  var alignmentRectInsets: LayoutInsets { get }

  /// The distance of the first baseline below the top of the alignment rectangle, in points.
  var firstBaselineOffsetFromTop: Double { get }

  /// The distance of the last baseline above the bottom of the alignment rectangle, in points.
  var lastBaselineOffsetFromBottom: Double { get }

  /// How far something of the system reaches into the item, in points.
  ///
  /// Views inside the item get what reaches beyond their edges.
  var safeAreaInsets: LayoutInsets { get }

  /// What diagnoses call the item. An empty name stands for the type's own.
  var layoutName: String { get }
}

extension LayoutItem {
  /// No natural size.
  public var intrinsicContentSize: LayoutSize { .noIntrinsicSize }
  /// Any size will do.
  public var minimumContentSize: LayoutSize { .noIntrinsicSize }
  /// Natural sizes are independent of each other.
  public var contentHeightFollowsWidth: Bool { false }
  /// The natural height, whatever the width.
  public func intrinsicContentHeight(forWidth width: Double) -> Double {
    intrinsicContentSize.height
  }
  /// The natural height alone.
  public func contentHeights(forWidth width: Double) -> LayoutContentHeights {
    LayoutContentHeights(natural: intrinsicContentHeight(forWidth: width))
  }
  /// The alignment rectangle is the frame.
  public var alignmentRectInsets: LayoutInsets { .zero }
  /// The top itself.
  public var firstBaselineOffsetFromTop: Double { 0 }
  /// The bottom itself.
  public var lastBaselineOffsetFromBottom: Double { 0 }
  /// Named after its type.
  public var layoutName: String { "" }
}

extension LayoutItem {
  /// Tells the kernel that ``layoutParent`` now answers differently.
  ///
  /// Constraints inside the moved subtree stay; those that tied it to items outside are dropped.
  /// - Complexity: O(*n*) in the items and constraints of the subtree.
  public func layoutParentDidChange() { record.parentDidChange(to: layoutParent?.record) }

  /// Tells the kernel that ``intrinsicContentSize`` or a baseline now answers differently.
  ///
  /// - Complexity: O(1); the next layout pass asks for the new values.
  public func invalidateIntrinsicContentSize() { record.mark([.naturalSize, .metrics]) }

  /// Tells the kernel that ``layoutFrame`` was set from outside of a layout pass.
  ///
  /// While the item ``translatesAutoresizingMaskIntoConstraints`` the next pass reads it; else the
  /// next pass sets it to what constraints say. The root of a hierarchy is read in every pass
  /// anyhow. A ``LayoutView`` tells by itself.
  /// - Complexity: O(1).
  public func layoutFrameDidChange() { record.frameDidChangeFromOutside() }

  /// Solves the constraints of the whole hierarchy this item belongs to and hands out frames.
  ///
  /// - Complexity: proportional to what changed since the last pass.
  public func layoutIfNeeded() { LayoutPass.run(from: record) }

  /// Whether the item's own frame takes part as constraints, as in UIKit.
  ///
  /// True at first. The dialects clear it on the items they constrain. A hierarchy's root keeps
  /// its own size while it is true; once false, the root's size follows from its constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { record.isPlacedByFrame }
    set { record.setPlacedByFrame(newValue) }
  }

  /// What the kernel knows of this item.
  package var record: ItemRecord {
    let record = layoutNode.record
    if !record.flags.contains(.isBound) { record.bind(self) }
    return record
  }
}

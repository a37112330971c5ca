public import ConstraintKernel

/// A view of a scene: its natural size, its margins, and what stands in it.
public struct SceneItem: Hashable, Sendable {
  /// The name constraints and answers use, unique in the document among items and guides.
  public var id: String

  /// Where the item stands in its parent, in points from the parent's top left corner, if its frame places
  /// it: older than every constraint, as what `translatesAutoresizingMaskIntoConstraints` makes of a frame.
  ///
  /// Nil for an item that constraints place; the root has a size instead.
  public var frame: LayoutRect?

  /// The distances from the item's edges to its margins.
  public var layoutMargins: LayoutInsets

  /// How far something of the system reaches into the item, inwards from its edges.
  package var safeAreaInsets = LayoutInsets.zero

  /// The size the item has by itself, on the axes where it has one.
  public var intrinsicContentSize: NaturalSize

  /// How strongly the item refuses to be larger than its natural size, 250 by default.
  public var contentHugging: AxisPriorities

  /// How strongly the item refuses to be smaller than its natural size, 750 by default.
  public var compressionResistance: AxisPriorities

  /// Where the first and last line of text stand.
  public var baselineOffsets: BaselineOffsets

  /// How far the item's edges lie outside the rectangle that attributes speak of.
  public var alignmentRectInsets: LayoutInsets

  /// The direction constraints read in this item follow; nil for that of the document.
  ///
  /// What lies inside follows the document again.
  public var direction: LayoutReadingDirection?

  /// What the item says, for people; it has no say in layout.
  public var text: String?

  /// The natural height by width, ascending by width; empty where it does not depend on it.
  ///
  /// Each height counts from its width on up to the next one.
  public var heights: [HeightStep]

  /// The most steps a natural height may have.
  public static let mostHeights = 256

  /// Where the item stands among all items in the order in which they were made, by which it is chosen among equally
  /// good frames; nil for that of the tree, parents first.
  public var order: Int?

  /// Whether the item and what lies in it are invisible: pictures and checks leave it out, and it takes part in
  /// layout as any other.
  public var isHidden: Bool

  /// Whether the item has collapsed to nothing: it takes no room, and what lies in it no part in layout.
  package var isGone = false

  /// The id of the guide, among the item's own, that is the area of its content, if the item scrolls: what lies
  /// in it may reach beyond it.
  public var scrollContent: String?

  /// The items inside this one, back to front.
  public var children: [SceneItem]

  /// The layout guides this item owns, rectangles that take part in layout and hold nothing: the names
  /// constraints and answers use, unique in the document among items and guides.
  public var guides: [String]

  /// Creates an item; everything but the `id` has the format's default.
  public init(
    id: String,
    frame: LayoutRect? = nil,
    layoutMargins: LayoutInsets = .zero,
    intrinsicContentSize: NaturalSize = NaturalSize(),
    contentHugging: AxisPriorities = AxisPriorities(horizontal: 250, vertical: 250),
    compressionResistance: AxisPriorities = AxisPriorities(horizontal: 750, vertical: 750),
    baselineOffsets: BaselineOffsets = BaselineOffsets(),
    alignmentRectInsets: LayoutInsets = .zero,
    direction: LayoutReadingDirection? = nil,
    text: String? = nil,
    heights: [HeightStep] = [],
    order: Int? = nil,
    isHidden: Bool = false,
    scrollContent: String? = nil,
    children: [SceneItem] = [],
    guides: [String] = []
  ) {
    self.id = id
    self.frame = frame
    self.layoutMargins = layoutMargins
    self.intrinsicContentSize = intrinsicContentSize
    self.contentHugging = contentHugging
    self.compressionResistance = compressionResistance
    self.baselineOffsets = baselineOffsets
    self.alignmentRectInsets = alignmentRectInsets
    self.direction = direction
    self.text = text
    self.heights = heights
    self.order = order
    self.isHidden = isHidden
    self.scrollContent = scrollContent
    self.children = children
    self.guides = guides
  }
}

extension SceneItem {
  /// Whether the item, or one inside it, says when it was made.
  var hasOrder: Bool { order != nil || children.contains(where: \.hasOrder) }
}

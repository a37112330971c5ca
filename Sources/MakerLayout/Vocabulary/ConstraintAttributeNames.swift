/// Whatever attributes can be named on: an item's ``ConstraintViewDSL``, a maker, a begun chain.
///
/// The names are written once, here. On an item they give a ``ConstraintItem`` to relate to; on a
/// ``ConstraintMaker`` they begin a chain; on a ``ConstraintMakerExtendable`` they lengthen it.
public protocol ConstraintAttributeNames {
  /// What naming attributes gives.
  associatedtype Described

  /// The result of naming a set of attributes.
  func describing(_ attributes: ConstraintAttributes) -> Described
}

/// Edges, sizes and centres.
extension ConstraintAttributeNames {
  /// The left edge.
  public var left: Described { describing(.left) }
  /// The top edge.
  public var top: Described { describing(.top) }
  /// The right edge.
  public var right: Described { describing(.right) }
  /// The bottom edge.
  public var bottom: Described { describing(.bottom) }
  /// The edge where reading starts.
  public var leading: Described { describing(.leading) }
  /// The edge where reading ends.
  public var trailing: Described { describing(.trailing) }
  /// The width.
  public var width: Described { describing(.width) }
  /// The height.
  public var height: Described { describing(.height) }
  /// The horizontal middle.
  public var centerX: Described { describing(.centerX) }
  /// The vertical middle.
  public var centerY: Described { describing(.centerY) }
}

/// Several attributes at once.
extension ConstraintAttributeNames {
  /// Left, top, right and bottom.
  public var edges: Described { describing(.edges) }
  /// Left and right.
  public var horizontalEdges: Described { describing(.horizontalEdges) }
  /// Top and bottom.
  public var verticalEdges: Described { describing(.verticalEdges) }
  /// Leading, top, trailing and bottom.
  public var directionalEdges: Described { describing(.directionalEdges) }
  /// Leading and trailing.
  public var directionalHorizontalEdges: Described { describing(.directionalHorizontalEdges) }
  /// Top and bottom.
  public var directionalVerticalEdges: Described { describing(.verticalEdges) }
  /// Width and height.
  public var size: Described { describing(.size) }
  /// Both middles.
  public var center: Described { describing(.center) }
  /// The four edges moved inwards by the margins.
  public var margins: Described { describing(.margins) }
  /// The four edges in reading direction, moved inwards by the margins.
  public var directionalMargins: Described { describing(.directionalMargins) }
  /// Both middles between the margins.
  public var centerWithinMargins: Described { describing(.centerWithinMargins) }
}

/// Baselines and margins.
extension ConstraintAttributeNames {
  /// The baseline of the last line of text.
  public var lastBaseline: Described { describing(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: Described { describing(.firstBaseline) }
  /// The older name of ``lastBaseline``.
  public var baseline: Described { describing(.lastBaseline) }
  /// The left edge moved inwards by the left margin.
  public var leftMargin: Described { describing(.leftMargin) }
  /// The right edge moved inwards by the right margin.
  public var rightMargin: Described { describing(.rightMargin) }
  /// The top edge moved inwards by the top margin.
  public var topMargin: Described { describing(.topMargin) }
  /// The bottom edge moved inwards by the bottom margin.
  public var bottomMargin: Described { describing(.bottomMargin) }
  /// The leading edge moved inwards by the leading margin.
  public var leadingMargin: Described { describing(.leadingMargin) }
  /// The trailing edge moved inwards by the trailing margin.
  public var trailingMargin: Described { describing(.trailingMargin) }
  /// The horizontal middle between the margins.
  public var centerXWithinMargins: Described { describing(.centerXWithinMargins) }
  /// The vertical middle between the margins.
  public var centerYWithinMargins: Described { describing(.centerYWithinMargins) }
}

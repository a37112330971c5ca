internal import ConstraintKernel

/// The edges, centres and sizes of an item.
extension LayoutProxy {
  /// The left edge.
  public final var left: HorizontalEdge { HorizontalEdge(term: term(.left)) }
  /// The right edge.
  public final var right: HorizontalEdge { HorizontalEdge(term: term(.right)) }
  /// The edge where reading starts.
  public final var leading: HorizontalEdge { HorizontalEdge(term: term(.leading)) }
  /// The edge where reading ends.
  public final var trailing: HorizontalEdge { HorizontalEdge(term: term(.trailing)) }
  /// The horizontal middle.
  public final var centerX: HorizontalEdge { HorizontalEdge(term: term(.centerX)) }

  /// The top edge.
  public final var top: VerticalEdge { VerticalEdge(term: term(.top)) }
  /// The bottom edge.
  public final var bottom: VerticalEdge { VerticalEdge(term: term(.bottom)) }
  /// The vertical middle.
  public final var centerY: VerticalEdge { VerticalEdge(term: term(.centerY)) }
  /// The baseline of the last line of text.
  public final var baseline: VerticalEdge { lastBaseline }
  /// The baseline of the last line of text.
  public final var lastBaseline: VerticalEdge { VerticalEdge(term: term(.lastBaseline)) }
  /// The baseline of the first line of text.
  public final var firstBaseline: VerticalEdge { VerticalEdge(term: term(.firstBaseline)) }

  /// The width.
  public final var width: Dimension { Dimension(term: term(.width)) }
  /// The height.
  public final var height: Dimension { Dimension(term: term(.height)) }

  /// Width and height.
  public final var size: Size { Size(width: width, height: height) }
  /// Both middles.
  public final var center: Center { Center(x: centerX, y: centerY) }
  /// Top, leading, bottom and trailing edge.
  public final var edges: Edges {
    Edges(proxy: self, areWithinMargins: false)
  }

  func term(_ attribute: LayoutConstraint.Attribute) -> Term {
    Term(attribute, of: self)
  }
}

/// The same, read inside the item's margins.
extension LayoutProxy {
  /// The left edge moved inwards by the left margin.
  public final var leftMargin: HorizontalEdge { HorizontalEdge(term: term(.leftMargin)) }
  /// The right edge moved inwards by the right margin.
  public final var rightMargin: HorizontalEdge { HorizontalEdge(term: term(.rightMargin)) }
  /// The leading edge moved inwards by the leading margin.
  public final var leadingMargin: HorizontalEdge { HorizontalEdge(term: term(.leadingMargin)) }
  /// The trailing edge moved inwards by the trailing margin.
  public final var trailingMargin: HorizontalEdge { HorizontalEdge(term: term(.trailingMargin)) }
  /// The horizontal middle between the margins.
  public final var centerXWithinMargins: HorizontalEdge {
    HorizontalEdge(term: term(.centerXWithinMargins))
  }

  /// The top edge moved inwards by the top margin.
  public final var topMargin: VerticalEdge { VerticalEdge(term: term(.topMargin)) }
  /// The bottom edge moved inwards by the bottom margin.
  public final var bottomMargin: VerticalEdge { VerticalEdge(term: term(.bottomMargin)) }
  /// The vertical middle between the margins.
  public final var centerYWithinMargins: VerticalEdge {
    VerticalEdge(term: term(.centerYWithinMargins))
  }

  /// Both middles between the margins.
  public final var centerWithinMargins: Center {
    Center(x: centerXWithinMargins, y: centerYWithinMargins)
  }
  /// The four edges moved inwards by the margins.
  public final var edgesWithinMargins: Edges {
    Edges(proxy: self, areWithinMargins: true)
  }
}

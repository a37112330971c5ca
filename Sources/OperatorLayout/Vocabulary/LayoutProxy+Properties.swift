internal import ConstraintKernel

/// The edges, centres and sizes of an item.
extension LayoutProxy {
  /// The left edge.
  public final var left: HorizontalEdge { HorizontalEdge(expression: expression(.left)) }
  /// The right edge.
  public final var right: HorizontalEdge { HorizontalEdge(expression: expression(.right)) }
  /// The edge where reading starts.
  public final var leading: HorizontalEdge { HorizontalEdge(expression: expression(.leading)) }
  /// The edge where reading ends.
  public final var trailing: HorizontalEdge { HorizontalEdge(expression: expression(.trailing)) }
  /// The horizontal middle.
  public final var centerX: HorizontalEdge { HorizontalEdge(expression: expression(.centerX)) }

  /// The top edge.
  public final var top: VerticalEdge { VerticalEdge(expression: expression(.top)) }
  /// The bottom edge.
  public final var bottom: VerticalEdge { VerticalEdge(expression: expression(.bottom)) }
  /// The vertical middle.
  public final var centerY: VerticalEdge { VerticalEdge(expression: expression(.centerY)) }
  /// The baseline of the last line of text.
  public final var baseline: VerticalEdge { lastBaseline }
  /// The baseline of the last line of text.
  public final var lastBaseline: VerticalEdge {
    VerticalEdge(expression: expression(.lastBaseline))
  }
  /// The baseline of the first line of text.
  public final var firstBaseline: VerticalEdge {
    VerticalEdge(expression: expression(.firstBaseline))
  }

  /// The width.
  public final var width: Dimension { Dimension(expression: expression(.width)) }
  /// The height.
  public final var height: Dimension { Dimension(expression: expression(.height)) }

  /// Width and height.
  public final var size: Size { Size(proxy: self, attributes: [.width, .height]) }
  /// Both middles.
  public final var center: Center { Center(proxy: self, attributes: [.centerX, .centerY]) }
  /// Top, leading, bottom and trailing edge.
  public final var edges: Edges {
    Edges(proxy: self, attributes: [.top, .leading, .bottom, .trailing])
  }

  private func expression(_ attribute: LayoutConstraint.Attribute) -> LinearExpression {
    LinearExpression(proxy: self, attribute: attribute)
  }
}

/// The same, read inside the item's margins.
extension LayoutProxy {
  /// The left edge moved inwards by the left margin.
  public final var leftMargin: HorizontalEdge {
    HorizontalEdge(expression: expression(.leftMargin))
  }
  /// The right edge moved inwards by the right margin.
  public final var rightMargin: HorizontalEdge {
    HorizontalEdge(expression: expression(.rightMargin))
  }
  /// The leading edge moved inwards by the leading margin.
  public final var leadingMargin: HorizontalEdge {
    HorizontalEdge(expression: expression(.leadingMargin))
  }
  /// The trailing edge moved inwards by the trailing margin.
  public final var trailingMargin: HorizontalEdge {
    HorizontalEdge(expression: expression(.trailingMargin))
  }
  /// The horizontal middle between the margins.
  public final var centerXWithinMargins: HorizontalEdge {
    HorizontalEdge(expression: expression(.centerXWithinMargins))
  }

  /// The top edge moved inwards by the top margin.
  public final var topMargin: VerticalEdge { VerticalEdge(expression: expression(.topMargin)) }
  /// The bottom edge moved inwards by the bottom margin.
  public final var bottomMargin: VerticalEdge {
    VerticalEdge(expression: expression(.bottomMargin))
  }
  /// The vertical middle between the margins.
  public final var centerYWithinMargins: VerticalEdge {
    VerticalEdge(expression: expression(.centerYWithinMargins))
  }

  /// Both middles between the margins.
  public final var centerWithinMargins: Center {
    Center(proxy: self, attributes: center.attributes.map(\.margin))
  }
  /// The four edges moved inwards by the margins.
  public final var edgesWithinMargins: Edges {
    Edges(proxy: self, attributes: edges.attributes.map(\.margin))
  }
}

internal import ConstraintKernel

/// The edges, centres and sizes of an item.
extension LayoutProxy {
  /// The left edge.
  public final var left: HorizontalEdge { property(.left) }
  /// The right edge.
  public final var right: HorizontalEdge { property(.right) }
  /// The edge where reading starts.
  public final var leading: HorizontalEdge { property(.leading) }
  /// The edge where reading ends.
  public final var trailing: HorizontalEdge { property(.trailing) }
  /// The horizontal middle.
  public final var centerX: HorizontalEdge { property(.centerX) }

  /// The top edge.
  public final var top: VerticalEdge { property(.top) }
  /// The bottom edge.
  public final var bottom: VerticalEdge { property(.bottom) }
  /// The vertical middle.
  public final var centerY: VerticalEdge { property(.centerY) }
  /// The baseline of the last line of text.
  public final var baseline: VerticalEdge { lastBaseline }
  /// The baseline of the last line of text.
  public final var lastBaseline: VerticalEdge { property(.lastBaseline) }
  /// The baseline of the first line of text.
  public final var firstBaseline: VerticalEdge { property(.firstBaseline) }

  /// The width.
  public final var width: Dimension { property(.width) }
  /// The height.
  public final var height: Dimension { property(.height) }

  /// Width and height.
  public final var size: Size { Size(proxy: self, attributes: [.width, .height]) }
  /// Both middles.
  public final var center: Center { Center(proxy: self, attributes: [.centerX, .centerY]) }
  /// Top, leading, bottom and trailing edge.
  public final var edges: Edges {
    Edges(proxy: self, attributes: [.top, .leading, .bottom, .trailing])
  }

  private func property<Measure>(_ attribute: LayoutConstraint.Attribute) -> Property<Measure> {
    Property(expression: LinearExpression(proxy: self, attribute: attribute))
  }
}

/// The same, read inside the item's margins.
extension LayoutProxy {
  /// The left edge moved inwards by the left margin.
  public final var leftMargin: HorizontalEdge { property(.leftMargin) }
  /// The right edge moved inwards by the right margin.
  public final var rightMargin: HorizontalEdge { property(.rightMargin) }
  /// The leading edge moved inwards by the leading margin.
  public final var leadingMargin: HorizontalEdge { property(.leadingMargin) }
  /// The trailing edge moved inwards by the trailing margin.
  public final var trailingMargin: HorizontalEdge { property(.trailingMargin) }
  /// The horizontal middle between the margins.
  public final var centerXWithinMargins: HorizontalEdge { property(.centerXWithinMargins) }

  /// The top edge moved inwards by the top margin.
  public final var topMargin: VerticalEdge { property(.topMargin) }
  /// The bottom edge moved inwards by the bottom margin.
  public final var bottomMargin: VerticalEdge { property(.bottomMargin) }
  /// The vertical middle between the margins.
  public final var centerYWithinMargins: VerticalEdge { property(.centerYWithinMargins) }

  /// Both middles between the margins.
  public final var centerWithinMargins: Center {
    Center(proxy: self, attributes: center.attributes.map(\.margin))
  }
  /// The four edges moved inwards by the margins.
  public final var edgesWithinMargins: Edges {
    Edges(proxy: self, attributes: edges.attributes.map(\.margin))
  }
}

/// The anchors once more, for views known to be views: without a detour over the protocol.
extension LayoutView {
  /// The edge where reading starts.
  public final var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: layoutNode.storage, attribute: .leading)
  }

  /// The edge where reading ends.
  public final var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: layoutNode.storage, attribute: .trailing)
  }

  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: layoutNode.storage, attribute: .left)
  }

  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: layoutNode.storage, attribute: .right)
  }

  /// The horizontal middle.
  public final var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: layoutNode.storage, attribute: .centerX)
  }

  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: layoutNode.storage, attribute: .top)
  }

  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: layoutNode.storage, attribute: .bottom)
  }

  /// The vertical middle.
  public final var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: layoutNode.storage, attribute: .centerY)
  }

  /// The baseline of the first line of text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: layoutNode.storage, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: layoutNode.storage, attribute: .lastBaseline)
  }

  /// The width.
  public final var widthAnchor: LayoutDimension {
    LayoutDimension(record: layoutNode.storage, attribute: .width)
  }

  /// The height.
  public final var heightAnchor: LayoutDimension {
    LayoutDimension(record: layoutNode.storage, attribute: .height)
  }
}

extension LayoutView {
  /// The kernel's record of this view.
  package final var record: ItemRecord { layoutNode.storage }
}

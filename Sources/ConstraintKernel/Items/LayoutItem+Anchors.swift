/// The anchors of every item, under UIKit's names.
extension LayoutItem {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(record, .leading) }

  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(record, .trailing) }

  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(record, .left) }

  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(record, .right) }

  /// The horizontal middle.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(record, .centerX) }

  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(record, .top) }

  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(record, .bottom) }

  /// The vertical middle.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(record, .centerY) }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(record, .firstBaseline) }

  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(record, .lastBaseline) }

  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(record, .width) }

  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(record, .height) }
}

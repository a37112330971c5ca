/// The anchors of every item, under UIKit's names.
extension LayoutItem {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .leading)
  }

  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .trailing)
  }

  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .left)
  }

  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .right)
  }

  /// The horizontal middle.
  public var centerXAnchor: LayoutXAxisAnchor {
    LayoutXAxisAnchor(record: record, attribute: .centerX)
  }

  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .top)
  }

  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .bottom)
  }

  /// The vertical middle.
  public var centerYAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .centerY)
  }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutYAxisAnchor(record: record, attribute: .lastBaseline)
  }

  /// The width.
  public var widthAnchor: LayoutDimension {
    LayoutDimension(record: record, attribute: .width)
  }

  /// The height.
  public var heightAnchor: LayoutDimension {
    LayoutDimension(record: record, attribute: .height)
  }
}

/// The anchors of every item, under UIKit's names.
extension LayoutItem {
  /// The edge where reading starts.
  public var leadingAnchor: LayoutXAxisAnchor { anchor(.leading) }

  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { anchor(.trailing) }

  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { anchor(.left) }

  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { anchor(.right) }

  /// The horizontal middle.
  public var centerXAnchor: LayoutXAxisAnchor { anchor(.centerX) }

  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { anchor(.top) }

  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { anchor(.bottom) }

  /// The vertical middle.
  public var centerYAnchor: LayoutYAxisAnchor { anchor(.centerY) }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { anchor(.firstBaseline) }

  /// The baseline of the last line of text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { anchor(.lastBaseline) }

  /// The width.
  public var widthAnchor: LayoutDimension { anchor(.width) }

  /// The height.
  public var heightAnchor: LayoutDimension { anchor(.height) }

  private func anchor<Kind>(_ attribute: LayoutConstraint.Attribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(record: record, attribute: attribute)
  }
}

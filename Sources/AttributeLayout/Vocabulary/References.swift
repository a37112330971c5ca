/// An attribute of an item, as ``Attribute/createAttribute`` names it.
public typealias ReferenceAttribute = LayoutConstraint.Attribute

/// An attribute that a position may refer to, as in `Top(10).to(header, .bottom)`.
public struct PositionReference: Hashable, Sendable {
  let attribute: ReferenceAttribute

  /// Refers to an attribute that is data; a dimension is refused when it is applied.
  public init(_ attribute: ReferenceAttribute) { self.attribute = attribute }

  /// The left edge.
  public static let left = Self(.left)
  /// The right edge.
  public static let right = Self(.right)
  /// The top edge.
  public static let top = Self(.top)
  /// The bottom edge.
  public static let bottom = Self(.bottom)
  /// The edge where reading starts.
  public static let leading = Self(.leading)
  /// The edge where reading ends.
  public static let trailing = Self(.trailing)
  /// The horizontal middle.
  public static let centerX = Self(.centerX)
  /// The vertical middle.
  public static let centerY = Self(.centerY)
  /// The baseline of the first line of text.
  public static let firstBaseline = Self(.firstBaseline)
  /// The baseline of the last line of text.
  public static let lastBaseline = Self(.lastBaseline)
  /// The left edge moved inwards by the left margin.
  public static let leftMargin = Self(.leftMargin)
  /// The right edge moved inwards by the right margin.
  public static let rightMargin = Self(.rightMargin)
  /// The top edge moved inwards by the top margin.
  public static let topMargin = Self(.topMargin)
  /// The bottom edge moved inwards by the bottom margin.
  public static let bottomMargin = Self(.bottomMargin)
  /// The leading edge moved inwards by the leading margin.
  public static let leadingMargin = Self(.leadingMargin)
  /// The trailing edge moved inwards by the trailing margin.
  public static let trailingMargin = Self(.trailingMargin)
  /// The horizontal middle between the margins.
  public static let centerXWithinMargins = Self(.centerXWithinMargins)
  /// The vertical middle between the margins.
  public static let centerYWithinMargins = Self(.centerYWithinMargins)
}

/// An attribute that a dimension may refer to, as in `Width(*2).like(photo, .height)`.
public struct DimensionReference: Hashable, Sendable {
  let attribute: ReferenceAttribute

  /// Refers to an attribute that is data; a position is refused when it is applied.
  public init(_ attribute: ReferenceAttribute) { self.attribute = attribute }

  /// The width.
  public static let width = Self(.width)
  /// The height.
  public static let height = Self(.height)
}

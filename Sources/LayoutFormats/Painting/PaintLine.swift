/// A line that is painted: along an edge, or as a rule between two parts of a page.
public struct PaintLine: Hashable, Sendable {
  /// The colour.
  public var color: PaintColor
  /// How wide the line is, in points.
  public var width: Double
  /// The lengths of dashes and gaps, in points; none for a line without gaps.
  public var dashes: [Double]

  /// Makes a line, one without gaps by default.
  public init(_ color: PaintColor, width: Double = 1, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.dashes = dashes
  }
}

/// Lines along single edges of a box, inside of it.
public struct PaintSides: Hashable, Sendable {
  /// The line along the top edge; nil for none.
  public var top: PaintLine?
  /// The line along the left edge; nil for none.
  public var left: PaintLine?
  /// The line along the bottom edge; nil for none.
  public var bottom: PaintLine?
  /// The line along the right edge; nil for none.
  public var right: PaintLine?

  /// Names the edges that have lines.
  public init(
    top: PaintLine? = nil,
    left: PaintLine? = nil,
    bottom: PaintLine? = nil,
    right: PaintLine? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

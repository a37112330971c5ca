/// What a text takes up when it is set in lines, in points.
public struct MeasuredText: Hashable, Sendable {
  /// The width of the longest line, and the height of all lines.
  public var size: LayoutSize
  /// How many lines there are; 0 for no text.
  public var numberOfLines: Int
  /// The baseline of the first line below the top.
  public var firstBaseline: Double
  /// The baseline of the last line below the top.
  public var lastBaseline: Double

  /// Describes a text that was set.
  public init(
    size: LayoutSize,
    numberOfLines: Int,
    firstBaseline: Double,
    lastBaseline: Double
  ) {
    self.size = size
    self.numberOfLines = numberOfLines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  /// No text: nothing in any direction.
  public static let nothing = MeasuredText(
    size: .zero,
    numberOfLines: 0,
    firstBaseline: 0,
    lastBaseline: 0
  )
}

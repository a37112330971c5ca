/// Where the lines of a text stand in the width they have.
///
/// Raw values are those of UIKit.
public enum LayoutTextAlignment: Int, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// From edge to edge but for the last line; lines keep their widths as measured, so that they
  /// stand where reading starts.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4

  /// The distance of a line from the left edge, in points.
  ///
  /// - Parameters:
  ///   - width: How wide the line is.
  ///   - room: How wide it could be.
  ///   - direction: The direction of reading.
  /// - Returns: The distance; below 0 for a line that is too wide.
  public func offset(
    ofLine width: Double,
    in room: Double,
    _ direction: LayoutReadingDirection
  ) -> Double {
    switch self {
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    case .justified, .natural: direction == .leftToRight ? 0 : room - width
    }
  }
}

/// What happens to text that a line is too short for.
///
/// Raw values are those of UIKit. In several lines all but ``byCharWrapping`` break at spaces, and
/// what is said here of an end happens in the last line there may be.
public enum LayoutLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Goes on in the next line, after a space.
  case byWordWrapping = 0
  /// Goes on in the next line, after any character.
  case byCharWrapping = 1
  /// Is not shown.
  case byClipping = 2
  /// The beginning is replaced by `…`.
  case byTruncatingHead = 3
  /// The end is replaced by `…`.
  case byTruncatingTail = 4
  /// The middle is replaced by `…`.
  case byTruncatingMiddle = 5
}

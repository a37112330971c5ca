import ConstraintKernel

/// Finds room for words in a picture, so that no two of them overlap.
struct LabelPlacer {
  /// How tall a band of the picture is whose words are kept together.
  private static let band = 32.0
  /// The space that stays between two words of a line.
  private static let gap = 3.0

  /// The room that is taken, by the bands it reaches into.
  private var taken: [Int: [LayoutRect]] = [:]

  /// Takes a rectangle, whatever stands there.
  mutating func take(_ rect: LayoutRect) {
    for band in Self.bands(of: rect) { taken[band, default: []].append(rect) }
  }

  /// Takes the first of some places at which a word overlaps none before it, and touches none.
  ///
  /// - Returns: The top left corner; nil where all places are taken.
  /// - Complexity: O(*n*) in the words of the same bands, for each place.
  mutating func place(_ size: LayoutSize, at corners: [LayoutPoint]) -> LayoutPoint? {
    let corner = corners.first { corner in
      let rect = LayoutRect(
        x: corner.x - Self.gap,
        y: corner.y,
        width: size.width + 2 * Self.gap,
        height: size.height
      )
      return !Self.bands(of: rect).contains { band in
        (taken[band] ?? []).contains { $0.overlaps(rect) }
      }
    }
    if let corner { take(LayoutRect(origin: corner, size: size)) }
    return corner
  }

  private static func bands(of rect: LayoutRect) -> ClosedRange<Int> {
    func number(_ y: Double) -> Int { Int(max(min(y / band, 1e6), -1e6).rounded(.down)) }
    return number(rect.minY)...max(number(rect.maxY), number(rect.minY))
  }
}

extension LayoutRect {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: LayoutRect, by tolerance: Double = 0) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > tolerance
      && min(maxY, other.maxY) - max(minY, other.minY) > tolerance
  }
}

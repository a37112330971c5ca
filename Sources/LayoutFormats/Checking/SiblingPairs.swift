import ConstraintKernel

/// The pairs of siblings in a hierarchy, of which only those are looked at that come near each other.
struct SiblingPairs {
  /// Children of one parent each, in the order of the tree.
  private let families: [[Int]]

  /// More pairs than this are not looked at, at one width.
  private static let most = 4_000_000

  init(_ families: [Int: [Int]]) {
    self.families = families.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }

  /// Calls `body` with pairs of siblings whose boxes meet, until it answers false; the first of each
  /// pair comes earlier in the tree.
  ///
  /// A line sweeps along the axis on which less of a family lies side by side; a box meets those that the
  /// line has not left yet (M. Shamos and D. Hoey, "Geometric intersection problems", 1976). Families come
  /// in the order of the tree, their pairs in the order of the sweep.
  ///
  /// - Returns: Whether `body` was called with all of them, and always answered true.
  /// - Complexity: O(*n* log *n* + *s*) in the siblings and the pairs that share a stretch of the axis, of
  ///   which no more than four million are looked at.
  @discardableResult
  func visit(meetingIn boxes: [LayoutRect], _ body: (Int, Int) -> Bool) -> Bool {
    var looks = 0
    return visit(meetingIn: boxes, looks: &looks, body)
  }

  /// The same, and counts the pairs that were looked at.
  @discardableResult
  func visit(meetingIn boxes: [LayoutRect], looks: inout Int, _ body: (Int, Int) -> Bool) -> Bool {
    looks = 0
    for family in families {
      let isAcross =
        Self.density(of: family.map { boxes[$0].spanX })
        <= Self.density(of: family.map { boxes[$0].spanY })
      let spans = family.map { place in
        let span = isAcross ? boxes[place].spanX : boxes[place].spanY
        return Span(place: place, start: span.start, end: span.end)
      }
      var open: [Span] = []
      for span in spans.sorted() {
        open.removeAll { $0.end < span.start }
        looks += open.count
        if looks > Self.most { return false }
        for other in open where boxes[span.place].meets(boxes[other.place]) {
          let (first, second) = (min(span.place, other.place), max(span.place, other.place))
          if !body(first, second) { return false }
        }
        open.append(span)
      }
    }
    return true
  }

  /// The stretch of the axis that a box takes up.
  private struct Span: Comparable {
    let place: Int
    let start: Double
    let end: Double

    static func < (lhs: Span, rhs: Span) -> Bool {
      lhs.start < rhs.start || lhs.start == rhs.start && lhs.place < rhs.place
    }
  }

  /// How many of the spans lie beside each other on average.
  private static func density(of spans: [(start: Double, end: Double)]) -> Double {
    let start = spans.lazy.map(\.start).min() ?? 0
    let end = spans.lazy.map(\.end).max() ?? 0
    let sum = spans.reduce(0) { $0 + max($1.end - $1.start, 0) }
    return end > start ? sum / (end - start) : .infinity
  }
}

extension LayoutRect {
  fileprivate var spanX: (start: Double, end: Double) { (minX, maxX) }
  fileprivate var spanY: (start: Double, end: Double) { (minY, maxY) }

  /// Whether the rectangles have a point in common, on their edges too.
  fileprivate func meets(_ other: LayoutRect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The smallest rectangle around this one and another.
  func enclosing(_ other: LayoutRect) -> LayoutRect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return LayoutRect(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}

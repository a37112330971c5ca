/// Where one view stands, in points.
struct Frame: Equatable {
  /// The left edge.
  var x: Double
  /// The top edge.
  var y: Double
  /// The extent to the right.
  var width: Double
  /// The extent downwards.
  var height: Double

  /// A frame of nothing.
  static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The largest difference of any of the four numbers.
  func distance(to other: Frame) -> Double {
    max(
      max(abs(x - other.x), abs(y - other.y)),
      max(abs(width - other.width), abs(height - other.height))
    )
  }
}

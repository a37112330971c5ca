/// How exact the numbers of a log are.
enum PrintedNumber {
  /// What views may be apart without anybody calling it a conflict, in points.
  ///
  /// Systems round frames to pixels, a third of a point at the finest, and constants to what their
  /// authors divided; a hundredth of a point is below anything visible and above both.
  static let tolerance = 0.01

  /// The most that a coefficient can be off by: ones come from edges, halves from centres, and sums of those
  /// are exact.
  static func error(ofCoefficient value: Double) -> Double {
    abs(value) < 1e6 && 2 * value == Double(Int64(2 * value)) ? 0 : error(of: value)
  }

  /// The most that a number can be off by being printed with six digits.
  ///
  /// `%g` leaves out zeros at the end, so a short number is as exact as a long one: half a unit of its
  /// sixth digit.
  static func error(of value: Double) -> Double {
    var unit = 0.5e-5
    var size = abs(value)
    if size < 1e-6 { return 0 }
    while size >= 10 {
      size /= 10
      unit *= 10
    }
    while size < 1 {
      size *= 10
      unit /= 10
    }
    // Whole numbers below a million are exact in six digits, unless they are quotients.
    return abs(value) < 1e6 && value == Double(Int64(value)) ? 0 : unit
  }
}

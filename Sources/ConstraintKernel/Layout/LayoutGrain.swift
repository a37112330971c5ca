/// The grain of frames: 2 to the power of -20 of a point, about a millionth.
///
/// The solver's own values are exact up to rounding in the last places, and those places depend on
/// the order in which sums were taken. Frames are rounded to a grain far above that noise and far
/// below anything visible, so that equal layouts have equal bits however they were written.
enum LayoutGrain {
  private static let grainsPerPoint: Double = 1_048_576

  /// The grain itself, in points.
  static let size: Double = 1 / grainsPerPoint

  /// The nearest multiple of the grain; numbers too large to have one stay as they are.
  @inline(__always)
  static func snap(_ value: Double) -> Double {
    guard abs(value) < 4_294_967_296 else { return value }
    // Adding 0 turns a negative zero into zero.
    return (value * grainsPerPoint).rounded() / grainsPerPoint + 0
  }
}

/// The grain of frames: a millionth of a point, as a decimal.
///
/// The solver's own values are exact up to rounding in the last places, and those places depend on
/// the order in which sums were taken. Frames are rounded to a grain far above that noise and far
/// below anything visible, so that equal layouts have equal bits however they were written, and a
/// number that people write with six decimals comes back as it was written.
enum LayoutGrain {
  private static let grainsPerPoint: Double = 1_000_000

  /// The grain itself, in points.
  static let size: Double = 1 / grainsPerPoint

  /// The nearest multiple of the grain; numbers too large to have one stay as they are.
  ///
  /// Halves go away from zero. There is no negative zero among the answers.
  static func snap(_ value: Double) -> Double {
    // From 2 to the power of 53 on, every double is a whole number of grains.
    guard isFine(value) else { return value }
    return (value * grainsPerPoint).rounded() / grainsPerPoint + 0
  }

  private static func isFine(_ value: Double) -> Bool { value.magnitude < 9_007_199_254 }

  /// The nearest multiple of the grain if no more than rounding lies between, else the value itself.
  ///
  /// What is typed as a constant stays so within the solver's accuracy: `10⁻¹² < 2⁻³⁸`, the share of
  /// the largest magnitude, `size`, that the solver takes for zero.
  static func cleared(_ value: Double, among size: Double) -> Double {
    let round = snap(value)
    return abs(round - value) <= 1e-12 * size ? round : value
  }

  /// The frame with each of its four numbers rounded to the grain, and made a length where it is none.
  static func snap(_ frame: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: snapLength(frame.minX),
      y: snapLength(frame.minY),
      width: snapLength(frame.width),
      height: snapLength(frame.height)
    )
  }

  private static func snapLength(_ value: Double) -> Double {
    isFine(value) ? snap(value) : NumberReader.solved(value)
  }
}

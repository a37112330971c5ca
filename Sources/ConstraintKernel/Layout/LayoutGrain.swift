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
  ///
  /// Halves go away from zero, as with `rounded()`, which is a call into the C library on machines
  /// that are compiled for without an instruction for it.
  @inline(__always)
  static func snap(_ value: Double) -> Double {
    let grains = value * grainsPerPoint
    // The sum has no room for a fraction: only a whole number comes back as it was. Adding zero
    // takes the sign from a zero.
    let whole = (grains + wholeNumbers) - wholeNumbers
    return whole == grains ? value + 0 : round(value)
  }

  /// The nearest multiples of the grain to each of four values.
  @inline(__always)
  static func snap(_ values: SIMD4<Double>) -> SIMD4<Double> {
    let grains = values * grainsPerPoint
    let whole = (grains + wholeNumbers) - wholeNumbers
    // What was no whole number leaves a rest: a bit in any of the four.
    let rests = unsafeBitCast(whole - grains, to: SIMD4<UInt64>.self)
    let rest = rests.lowHalf | rests.highHalf
    if rest.x | rest.y == 0 { return values + 0 }
    return SIMD4(round(values.x), round(values.y), round(values.z), round(values.w))
  }

  /// One and a half times 2 to the power of 52, around which doubles are whole numbers.
  private static let wholeNumbers: Double = 6_755_399_441_055_744

  /// The nearest multiple of the grain, of any value.
  @inline(never)
  private static func round(_ value: Double) -> Double {
    guard value.magnitude < 4_294_967_296 else { return value }
    let grains = value * grainsPerPoint
    let whole = Double(Int64(grains))
    let rest = grains - whole
    if rest == 0 { return whole * size }
    if rest >= 0.5 { return (whole + 1) * size }
    return (rest <= -0.5 ? whole - 1 : whole) * size
  }
}

import Testing

@testable import ConstraintKernel

/// Frames are handed out in multiples of 2 to the power of -20 of a point.
@Suite("The grain of frames")
struct GrainTests {
  /// What `rounded()` makes of a number of grains, with a zero that has no sign.
  private func rounded(_ value: Double) -> Double {
    (value * 1_048_576).rounded(.toNearestOrAwayFromZero) / 1_048_576 + 0
  }

  @Test("Values are rounded to the nearest grain, halves away from zero")
  func nearest() {
    var state: UInt64 = 7
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Eighths of a grain, up to a thousand points on either side.
      let eighths = Double(Int64(state >> 30) % 8_388_608_000)
      for value in [eighths / 8_388_608, -eighths / 8_388_608, eighths / 3, -eighths / 3e9] {
        #expect(LayoutGrain.snap(value).bitPattern == rounded(value).bitPattern, "\(value)")
      }
    }
  }

  @Test("Zero has no sign, and what is too large for the grain stays as it is")
  func extremes() {
    #expect(LayoutGrain.snap(-0.0).sign == .plus)
    #expect(LayoutGrain.snap(-1e-9).magnitude == 0)
    for value in [4_294_967_296, 4_294_967_296.0.nextUp, -1e15 / 3, 1e305, -Double.infinity] {
      #expect(LayoutGrain.snap(value) == value)
    }
    #expect(LayoutGrain.snap(.nan).isNaN)
  }

  @Test("Four values at once are rounded as each of them is alone")
  func four() {
    let values: [Double] = [
      0, -0.0, 12, -7.5, 1.0 / 3, -2e9 / 7, 3.0 / 8_388_608, -4.0 / 8_388_608, 1e-300,
      4_294_967_296.0.nextUp, -1e15 / 3, 1e305, .infinity, -.infinity,
    ]
    for first in values {
      for second in values {
        let four = SIMD4(first, second, 44, first)
        let snapped: SIMD4<Double> = LayoutGrain.snap(four)
        for lane in 0..<4 {
          let alone: Double = LayoutGrain.snap(four[lane])
          #expect(snapped[lane].bitPattern == alone.bitPattern, "\(four) \(lane)")
        }
      }
    }
    #expect(LayoutGrain.snap(SIMD4(.nan, 0.3, 1, 2)).x.isNaN)
    #expect(LayoutGrain.snap(SIMD4(1, 0.3, .nan, 2)).y == LayoutGrain.snap(0.3))
  }
}

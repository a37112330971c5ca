import Testing

@testable import ConstraintKernel

@Suite("The grain of frames")
struct GrainTests {
  @Test("Numbers with up to six decimals come back as they were written")
  func decimals() {
    for written in [0, 0.1, 0.2, 0.3, 1.5, 16.25, -7.125, 0.000001, 123.456789, 1e6 + 0.1] {
      #expect(LayoutGrain.snap(written) == written)
    }
    #expect(LayoutGrain.snap(0.1 + 0.2) == 0.3)
    #expect(LayoutGrain.snap(3 * 0.1) == 0.3)
  }

  @Test("Noise in the last places goes away, and so does the sign of zero")
  func noise() {
    #expect(LayoutGrain.snap(100 / 3) == 33.333333)
    #expect(LayoutGrain.snap(33.33333300000001) == 33.333333)
    #expect(LayoutGrain.snap(-1e-12).sign == .plus)
    #expect(LayoutGrain.snap(-0.0).sign == .plus)
  }

  @Test("Rounding what is rounded changes nothing")
  func idempotent() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let value = Double.random(in: -1e5...1e5, using: &generator)
      let once = LayoutGrain.snap(value)
      #expect(abs(once - value) <= 0.5 * LayoutGrain.size * 1.001)
      #expect(LayoutGrain.snap(once) == once)
    }
  }

  @Test(
    "Numbers too large to have a grain stay as they are",
    arguments: [1e10, 1e15, 1e300, -1e12]
  )
  func large(value: Double) {
    #expect(LayoutGrain.snap(value) == value)
  }
}

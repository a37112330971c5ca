import Testing

@testable import LayoutFormats

@Suite("Numbers as they are written")
struct SceneNumberTests {
  @Test(
    "A frame's number has at most four decimals and no sign on zero",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (-0.00005, "-0.0001"),
      (1.0, "1"), (-2.5, "-2.5"), (1.0 / 3, "0.3333"), (-2.0 / 3, "-0.6667"), (0.99999, "1"),
      (1234.0506, "1234.0506"), (100.01, "100.01"), (1e20, "1e+20"),
      (900_000_000_000, "900000000000"),
    ]
  )
  func rounded(value: Double, text: String) {
    #expect(SceneNumber.rounded(value) == text)
  }

  @Test(
    "A document's number reads back as itself",
    arguments: [0.1, 1.0 / 3, -0.0, 1e-7, 123456.789, 1e300, -5, 0.30000000000000004]
  )
  func exact(value: Double) {
    #expect(Double(SceneNumber.exact(value)) == value)
  }

  @Test("A whole number is written without a point, zero without a sign")
  func whole() {
    #expect(SceneNumber.exact(390) == "390")
    #expect(SceneNumber.exact(-0.0) == "0")
  }
}

import Testing

@testable import ConstraintKernel

@Suite("Sums in words")
struct ArithmeticTests {
  private func terms(_ count: Int) -> [(rate: Double, constant: Double)] {
    (1...count).map { (1, Double($0)) }
  }

  @Test("Twelve terms are written out; of more, five at each end beside the sum of the rest")
  func length() {
    let twelve = (1...12).map(String.init).joined(separator: " + ")
    #expect(Arithmetic.sum(of: terms(12), is: 78) == "\(twelve) = 78")
    // 6 + 7 + 8 = 21, and 1 + … + 13 = 91.
    #expect(
      Arithmetic.sum(of: terms(13), is: 91)
        == "1 + 2 + 3 + 4 + 5 + 21 (3 more terms) + 9 + 10 + 11 + 12 + 13 = 91"
    )
  }

  @Test("A sum that is almost nothing has no sign")
  func sign() {
    #expect(Arithmetic.signed(-0.00001) == "0")
    #expect(Arithmetic.signed(-0.5) == "−0.5")
  }
}

import ConstraintKernel
import Testing

@Suite("Why numbers of any type are marked as disfavoured")
struct NumberRankingTests {
  private struct Unmarked {
    func points(_ value: Double) -> Double { value }
    func points(_ value: some LayoutNumber) -> Double { value.layoutValue }
  }

  private struct Marked {
    func points(_ value: Double) -> Double { value }
    @_disfavoredOverload
    func points(_ value: some LayoutNumber) -> Double { value.layoutValue }
  }

  @Test("Without the mark a quotient of literals is a whole number")
  func quotient() {
    #expect(Unmarked().points(10 / 4) == 2)
    #expect(Marked().points(10 / 4) == 2.5)
  }

  @Test("With it a variable of another type is taken all the same")
  func variable() {
    let count = 10
    #expect(Marked().points(count / 4) == 2)
  }
}

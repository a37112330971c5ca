import Testing

@testable import ConstraintSolver

@Suite("Decimals as whole numbers")
struct DecimalsTests {
  private func decimals(_ numbers: [Double]) -> Decimals {
    var decimals = Decimals()
    for number in numbers { decimals.include(number) }
    return decimals
  }

  @Test("The number with the most digits decides")
  func scale() {
    #expect(decimals([]).scale == 1)
    #expect(decimals([12, -3, 0]).scale == 1)
    #expect(decimals([12, 0.1, -2.5]).scale == 10)
    #expect(decimals([0.1, 0.001000001, 1000]).scale == 1e9)
  }

  @Test("A decimal is the whole number that its digits are, whatever its sign")
  func digits() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<2000 {
      var power = 1.0
      for _ in 0..<numbers.below(10) { power *= 10 }
      let digits = Double(numbers.below(100_000) - 50_000)
      let number = digits / power
      let decimals = decimals([number, 1e-9])
      #expect(decimals.scale == 1e9)
      #expect(decimals.isWhole(number))
      #expect(decimals.scaled(number) == digits * (1e9 / power))
    }
  }

  @Test("Sums that tie on paper tie")
  func sums() {
    let decimals = decimals([0.1, 0.2, 0.3, 0.7, 2.1])
    #expect(0.1 + 0.2 != 0.3 && 3 * 0.7 != 2.1)
    #expect(decimals.scaled(0.1) + decimals.scaled(0.2) == decimals.scaled(0.3))
    #expect(3 * decimals.scaled(0.7) == decimals.scaled(2.1))
  }

  @Test("What was computed is no decimal, and leaves others theirs")
  func computed() {
    let third = 1.0 / 3
    let decimals = decimals([third, 0.1 + 0.2, 0.25])
    #expect(decimals.scale == 100)
    #expect(!decimals.isWhole(third) && !decimals.isWhole(0.1 + 0.2) && decimals.isWhole(0.25))
    #expect(decimals.scaled(third) == third * 100)
  }

  @Test("A number that would be no exact whole number is none")
  func large() {
    #expect(decimals([1e-300, 1e300, .leastNonzeroMagnitude]).scale == 1)
    let odd = decimals([0x1p52 + 1, 0.001])
    #expect(odd.scale == 1000 && !odd.isWhole(0x1p52 + 1) && odd.isWhole(0.001))
    for none in [Double.nan, .infinity, -.infinity] { #expect(decimals([none, 0.5]).scale == 10) }
    #expect(!decimals([0.5]).isWhole(.nan) && decimals([0.5]).scaled(-.infinity) == -.infinity)
    let beyond = decimals([1e12, 1e-3, 1e-9])
    #expect(beyond.scale == 1000)
    #expect(beyond.isWhole(1e12) && beyond.isWhole(1e-3) && !beyond.isWhole(1e-9))
  }
}

/// A power of ten by which decimals of a few digits become whole numbers, so that none of them is rounded.
///
/// `0.1` is no floating-point number; what is nearest to it stands for the decimal. Ten times that is 1, exactly.
/// Numbers of more digits than people write stay as they are, and so do all for which no power fits.
struct Decimals: BitwiseCopyable {
  /// What numbers are multiplied by.
  private(set) var scale = 1.0
  private var largest = 0.0
  private var count = 0.0

  /// Takes one more number into account.
  mutating func include(_ number: Double) {
    guard let needed = Self.scale(of: number) else { return }
    let (scale, largest) = (max(scale, needed), max(largest, abs(number)))
    // Sums of all of them are to be exact as well.
    if largest * scale * (count + 1) > Self.mostWhole { return }
    (self.scale, self.largest, count) = (scale, largest, count + 1)
  }

  /// Whether a number is meant as a decimal that the power of ten makes a whole number.
  func isWhole(_ number: Double) -> Bool {
    let whole = Self.nearestWhole(number * scale)
    return abs(whole) <= Self.mostWhole && whole / scale == number
  }

  /// A number times the power of ten, rounded to the whole number that is meant if there is one.
  func scaled(_ number: Double) -> Double {
    isWhole(number) ? Self.nearestWhole(number * scale) : number * scale
  }

  /// The least power of ten by which a number is whole; nil if it has more digits than people write.
  ///
  /// A quotient of two exact numbers is rounded once, to the number nearest to the decimal.
  private static func scale(of number: Double) -> Double? {
    var scale = 1.0
    while scale <= mostDigits {
      let whole = nearestWhole(number * scale)
      if abs(whole) > mostDigits { return nil }
      if whole / scale == number { return scale }
      scale *= 10
    }
    return nil
  }

  /// The whole number nearest to a number; the number itself where it is no smaller than those that have no fractions.
  ///
  /// `rounded()` asks for the C library, without which the solver is linked where there is no system.
  private static func nearestWhole(_ number: Double) -> Double {
    if !(abs(number) < 0x1p52) { return number }
    return Double(Int64(number < 0 ? number - 0.5 : number + 0.5))
  }

  /// Numbers have up to twelve digits; one that was computed has as few by chance in one of ten thousand cases.
  private static var mostDigits: Double { 1e12 }
  /// Whole numbers up to here are exact.
  private static var mostWhole: Double { 0x1p53 }
}

/// A fraction of whole numbers; traps where those become too large.
struct Fraction: Comparable {
  private(set) var numerator: Int
  private(set) var denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (left, right) = (abs(numerator), abs(denominator))
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = denominator < 0 ? -left : left
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// A number that is a whole number over a power of two.
  init(_ number: Double) {
    var size = 1
    while (number * Double(size)).rounded() != number * Double(size) { size *= 2 }
    self.init(Int(number * Double(size)), size)
  }

  static var zero: Fraction { Fraction(0) }
  var isZero: Bool { numerator == 0 }
  var magnitude: Fraction { Fraction(abs(numerator), denominator) }
  /// The nearest number.
  var number: Double { Double(numerator) / Double(denominator) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator
    )
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    left + Fraction(-right.numerator, right.denominator)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  /// The solution of a square system, each row with its right-hand side at the end; nil if it is singular.
  static func solve(_ rows: [[Fraction]]) -> [Fraction]? {
    var rows = rows
    for column in rows.indices {
      guard let pivot = rows[column...].firstIndex(where: { !$0[column].isZero }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for other in rows.indices where other != column && !rows[other][column].isZero {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[rows.count] }
  }
}

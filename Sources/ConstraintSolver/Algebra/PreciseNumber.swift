/// A number of twice the usual precision: the sum of two, of which the second is what the first is rounded by.
///
/// See T. Dekker, "A floating-point technique for extending the available precision", 1971.
struct PreciseNumber: BitwiseCopyable {
  private var high: Double
  private var low = 0.0

  init(_ value: Double) { high = value }

  /// The sum of two numbers, whichever is larger.
  fileprivate init(_ first: Double, _ second: Double) {
    high = first + second
    let part = high - first
    low = (first - (high - part)) + (second - part)
  }

  /// The number, rounded once.
  var value: Double { high }
  /// What that was rounded by.
  var remainder: Double { low }
  var isZero: Bool { high == 0 }

  /// Adds a multiple of this to a sum.
  @inline(__always)
  func add(times factor: Double, to sum: inout PreciseSum) {
    if high == 0 { return }
    sum.add(high, times: factor)
    sum.add(low, times: factor)
  }

  static func + (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    var sum = PreciseSum(left.high)
    sum.add(right.high, times: 1)
    return sum.number(adding: left.low + right.low)
  }

  static func - (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    left + PreciseNumber(high: -right.high, low: -right.low)
  }

  static func * (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    var sum = PreciseSum(0)
    sum.add(left.high, times: right.high)
    return sum.number(adding: left.high * right.low + left.low * right.high)
  }

  static func / (left: PreciseNumber, right: PreciseNumber) -> PreciseNumber {
    let first = PreciseNumber(left.high / right.high)
    let rest = left - first * right
    let second = rest.high / right.high
    let further = rest - PreciseNumber(second) * right
    return PreciseNumber(first.high, second) + PreciseNumber(further.high / right.high)
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }
}

extension PreciseSum {
  /// The sum, in twice the usual precision.
  var number: PreciseNumber { number(adding: 0) }

  /// The sum and a small number, in twice the usual precision.
  func number(adding small: Double) -> PreciseNumber { PreciseNumber(sum, rest + small) }
}

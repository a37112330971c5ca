/// A whole number of any size.
///
/// Numbers that fit in a word are kept there; others are a sign and a magnitude to base 2³².
struct ExactInteger: Equatable {
  private var word: Int
  /// The magnitude of a number that does not fit in a word, lowest digit first; empty for others.
  private var digits: [UInt32] = []
  private var isNegative = false

  init(_ word: Int) { self.word = word }

  /// A floating-point number times a power of two by which it is whole.
  init(exactly number: Double, shift: Int) {
    self.init(0)
    if number == 0 { return }
    let exponent = Int(number.exponent) - 52 + shift
    self.init(Int(number.significand * 0x1p52) * (number < 0 ? -1 : 1))
    for _ in 0..<exponent { self = self * ExactInteger(2) }
  }

  /// Makes the shortest form of a sign and a magnitude.
  private init(_ magnitude: [UInt32], isNegative: Bool) {
    var magnitude = magnitude
    while magnitude.last == 0 { magnitude.removeLast() }
    word = 0
    if magnitude.count > 2 || magnitude.count == 2 && magnitude[1] >= 1 << 31 {
      digits = magnitude
      self.isNegative = isNegative
      return
    }
    for digit in magnitude.reversed() { word = word << 32 | Int(digit) }
    if isNegative { word = -word }
  }

  private var magnitude: [UInt32] {
    if !digits.isEmpty { return digits }
    return [UInt32(truncatingIfNeeded: word.magnitude), UInt32(word.magnitude >> 32)]
  }

  /// -1, 0 or 1.
  var sign: Int { digits.isEmpty ? word.signum() : isNegative ? -1 : 1 }

  var isZero: Bool { digits.isEmpty && word == 0 }

  /// The nearest floating-point number, but for the last bits, as a significand and a power of two.
  private var scaled: (significand: Double, exponent: Int) {
    var sum = 0.0
    let magnitude = magnitude
    for digit in magnitude.suffix(4).reversed() { sum = sum * 0x1p32 + Double(digit) }
    return (sign < 0 ? -sum : sum, 32 * max(0, magnitude.count - 4))
  }

  /// The quotient of two numbers in floating point.
  static func quotient(_ left: ExactInteger, _ right: ExactInteger) -> Double {
    let (dividend, divisor) = (left.scaled, right.scaled)
    let ratio = dividend.significand / divisor.significand
    let exponent = dividend.exponent - divisor.exponent
    return ratio * Double(sign: .plus, exponent: exponent, significand: 1)
  }

  static prefix func - (number: ExactInteger) -> ExactInteger {
    if number.digits.isEmpty && number.word != .min { return ExactInteger(-number.word) }
    return ExactInteger(number.magnitude, isNegative: number.sign > 0)
  }

  static func - (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    if left.digits.isEmpty && right.digits.isEmpty {
      let (difference, overflows) = left.word.subtractingReportingOverflow(right.word)
      if !overflows { return ExactInteger(difference) }
    }
    let (first, second) = (left.magnitude, right.magnitude)
    if left.sign != right.sign {
      return ExactInteger(sum(first, second), isNegative: left.sign < 0 || right.sign > 0)
    }
    if isLess(first, second) {
      return ExactInteger(difference(second, first), isNegative: left.sign > 0)
    }
    return ExactInteger(difference(first, second), isNegative: left.sign < 0)
  }

  static func * (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    if left.digits.isEmpty && right.digits.isEmpty {
      let (product, overflows) = left.word.multipliedReportingOverflow(by: right.word)
      if !overflows { return ExactInteger(product) }
    }
    let (first, second) = (left.magnitude, right.magnitude)
    var product = [UInt32](repeating: 0, count: first.count + second.count)
    for (place, digit) in first.enumerated() where digit != 0 {
      var carry: UInt64 = 0
      for (offset, other) in second.enumerated() {
        let sum =
          UInt64(digit) &* UInt64(other) &+ UInt64(product[place &+ offset]) &+ carry
        product[place &+ offset] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      product[place + second.count] = UInt32(carry)
    }
    return ExactInteger(product, isNegative: left.sign != right.sign)
  }

  /// The quotient of a number and one that divides it.
  ///
  /// See D. Knuth, "The art of computer programming", volume 2, section 4.3.1, algorithm D.
  static func / (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    if left.digits.isEmpty && right.digits.isEmpty && right.word != -1 {
      return ExactInteger(left.word / right.word)
    }
    var divisor = right.magnitude
    while divisor.last == 0 { divisor.removeLast() }
    let isNegative = left.sign != right.sign
    if divisor.count == 1 {
      return ExactInteger(quotient(left.magnitude, by: divisor[0]), isNegative: isNegative)
    }
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    let rest = shifted(left.magnitude, by: shift)
    return ExactInteger(
      longQuotient(rest, shifted(divisor, by: shift).dropLast()),
      isNegative: isNegative
    )
  }

  private static func quotient(_ dividend: [UInt32], by divisor: UInt32) -> [UInt32] {
    var result = dividend
    var rest: UInt64 = 0
    for place in dividend.indices.reversed() {
      let part = rest << 32 | UInt64(dividend[place])
      result[place] = UInt32(part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    return result
  }

  /// The quotient where the first digit of the divisor has its highest bit set.
  private static func longQuotient(_ dividend: [UInt32], _ divisor: ArraySlice<UInt32>) -> [UInt32]
  {
    var rest = dividend
    let count = divisor.count
    if rest.count <= count { return [] }
    let (top, next) = (UInt64(divisor[count - 1]), UInt64(divisor[count - 2]))
    var result = [UInt32](repeating: 0, count: rest.count - count)
    for place in result.indices.reversed() {
      let head = UInt64(rest[place + count]) << 32 | UInt64(rest[place + count - 1])
      var digit = head / top
      var remainder = head % top
      while digit >> 32 > 0 || digit &* next > remainder << 32 | UInt64(rest[place + count - 2]) {
        digit -= 1
        remainder += top
        if remainder >> 32 > 0 { break }
      }
      var borrow: Int64 = 0
      var carry: UInt64 = 0
      for offset in 0..<count {
        let product = digit &* UInt64(divisor[offset]) &+ carry
        carry = product >> 32
        let part = Int64(rest[place + offset]) - Int64(product & 0xFFFF_FFFF) + borrow
        rest[place + offset] = UInt32(truncatingIfNeeded: part)
        borrow = part >> 32
      }
      let part = Int64(rest[place + count]) - Int64(carry) + borrow
      rest[place + count] = UInt32(truncatingIfNeeded: part)
      if part < 0 {
        digit -= 1
        var sum: UInt64 = 0
        for offset in 0..<count {
          sum = UInt64(rest[place + offset]) + UInt64(divisor[offset]) + sum >> 32
          rest[place + offset] = UInt32(truncatingIfNeeded: sum)
        }
        rest[place + count] &+= UInt32(sum >> 32)
      }
      result[place] = UInt32(digit)
    }
    return result
  }

  private static func shifted(_ digits: [UInt32], by shift: Int) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for digit in digits {
      let part = UInt64(digit) << UInt64(shift) | carry
      result.append(UInt32(truncatingIfNeeded: part))
      carry = part >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for place in 0..<max(left.count, right.count) {
      let first = place < left.count ? UInt64(left[place]) : 0
      let second = place < right.count ? UInt64(right[place]) : 0
      carry += first + second
      result.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// What is left of a magnitude that is not less than the other one.
  private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for place in left.indices {
      let part = Int64(left[place]) - Int64(place < right.count ? right[place] : 0) + borrow
      result.append(UInt32(truncatingIfNeeded: part))
      borrow = part >> 32
    }
    return result
  }

  private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    for place in (0..<max(left.count, right.count)).reversed() {
      let first = place < left.count ? left[place] : 0
      let second = place < right.count ? right[place] : 0
      if first != second { return first < second }
    }
    return false
  }
}

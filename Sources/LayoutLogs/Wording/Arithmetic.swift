import ConstraintSolver

/// The sum that cannot hold, as one line that people can check by eye.
///
/// Under the multipliers of a proof all places cancel and the constants are left: those on one side
/// come to more than those on the other.
///
/// The kernel's `Arithmetic` has one value on its right side; here both sides are sums. The limits of
/// long sums, 12 terms and 5 at each end, are the same.
struct Arithmetic {
  /// A constant with the multiplier it enters with, both above zero.
  struct Summand {
    let row: Int
    let factor: Double
    let constant: Double

    var text: String {
      let number = LogNumber.text(constant)
      let times = LogNumber.text(ofFactor: factor, of: constant)
      return times == "1" ? number : "\(times) · \(number)"
    }
  }

  /// What comes to more.
  let larger: [Summand]
  /// What comes to less.
  let smaller: [Summand]
  /// Whether the sides would have to be the same, and not the larger one at most the smaller.
  let isEquation: Bool

  init(_ proof: FarkasProof) {
    // The smallest multiplier counts as one, so that whole constants stay whole.
    let unit = proof.shares.map { abs($0.multiplier) }.min() ?? 1
    var larger: [Summand] = []
    var smaller: [Summand] = []
    for share in proof.shares {
      let amount = -share.multiplier * share.constant
      if abs(amount) < 1e-9 { continue }
      let summand = Summand(
        row: share.row,
        factor: abs(share.multiplier) / unit,
        constant: abs(share.constant)
      )
      if amount > 0 { larger.append(summand) } else { smaller.append(summand) }
    }
    self.larger = larger
    self.smaller = smaller
    isEquation = proof.bounds.isEmpty && proof.shares.allSatisfy { $0.relation == .equal }
  }

  /// What a side comes to.
  static func total(_ side: [Summand]) -> Double {
    side.reduce(0) { $0 + $1.factor * $1.constant }
  }

  /// How much of a sum is written.
  enum Length {
    /// All summands.
    case whole
    /// Of many summands the first and the last, and those between added up, as live conflicts are reported.
    case short
  }

  /// A side with its sum, such as `16 + 300 + 16 = 332`.
  static func text(_ side: [Summand], _ length: Length) -> String {
    let sum = LogNumber.text(total(side))
    guard let only = side.first else { return "0" }
    if side.count == 1, only.text == sum { return sum }
    return "\(summands(side, length)) = \(sum)"
  }

  private static func summands(_ side: [Summand], _ length: Length) -> String {
    let most = length == .short ? 12 : side.count
    return ListEnds(side, atMost: most, shown: 5).texts({ $0.text }) { between in
      "\(LogNumber.text(total(Array(between)))) (\(between.count) more terms)"
    }.joined(separator: " + ")
  }

  /// Both sides, such as `16 + 300 + 16 = 332 > 320`.
  func text(_ length: Length) -> String {
    let first = Self.text(larger, length)
    let second = Self.text(smaller, length)
    let isTurned = smaller.count > larger.count
    let sign = isEquation ? "≠" : isTurned ? "<" : ">"
    let (left, right) = isTurned ? (second, larger) : (first, smaller)
    // The sum stands next to the sign on both sides.
    let sum = LogNumber.text(Self.total(right))
    let rest = right.count > 1 ? " = \(Self.summands(right, length))" : ""
    return "\(left) \(sign) \(sum)\(rest)"
  }
}

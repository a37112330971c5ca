/// The accuracy the solver works to, derived once.
///
/// A value is reached from the constants by a chain of additions and divisions. Each rounds by at
/// most `2⁻⁵³` of the largest magnitude on the way, and chains of up to 10,000 (`2¹³·³`) steps are
/// to be judged correctly, with a factor of two for sums of several terms inside one step:
/// `2⁻⁵³ · 2¹³·³ · 2 < 2⁻³⁸`. Everything is relative to the magnitudes that took part, so that
/// systems of size `1e-9` and `1e9` can stand side by side.
enum Tolerance {
  /// A residual below this share of the magnitudes that made it is zero.
  static let residual = 0x1p-38
  /// A residual above this share of its own row's terms is a violation without further enquiry.
  static let evident = 0x1p-16
  /// Where a required row is missed by more than this share of its own terms, or of the largest constant, it shows: no
  /// answer that was found with care is complete then.
  static let visible = 0x1p-28
  /// A residual above this share of the largest constant is no rounding, wherever it comes from.
  ///
  /// Values may be 10,000 times the constants and 10,000 steps away from them: `2⁻⁵³ · 2¹³·³ · 2¹³·³`.
  static let conceivable = 0x1p-26
  /// A derivative below this share of the summands that made it is zero.
  ///
  /// Derivatives pass through the same rows as values, so this is ``residual``.
  static let slope = residual
  /// An entry below this share of the summands that made it is no pivot.
  static let pivot = residual
  /// An entry below this, or below this share of what it is the difference of, is cleared, so that
  /// cancellation leaves no dust behind.
  static let dust = 0x1p-43
  /// An entry below this share of the summands that made it is not divided by for long: what it leaves of
  /// their rounding, `2⁻⁵³ · 2¹³ = 2⁻⁴⁰`, is to stay below ``pivot``.
  static let cancelled = 0x1p-13
  /// A multiplier this near to the end of its range, which is at most 1 from zero, is at the end.
  ///
  /// Multipliers pass through fewer rows than values; two hundred times ``slope`` leaves them room.
  static let multiplier = 0x1p-30
}

/// What passes for zero where it is known how many steps lead from the constants to a value.
///
/// No chain of rows takes more products and sums than the system has terms. Each of both rounds by at most `2⁻⁵³`
/// of the largest magnitude on the way. So `n` terms lose no more than `n · 2⁻⁵²` of what took part; no more than
/// ``Tolerance/residual``, at `2¹⁴` of them, is ever allowed for.
struct Accuracy: BitwiseCopyable {
  /// A residual, derivative or entry below this share of the magnitudes that made it is zero.
  var zero = Tolerance.residual
  /// What is zero and above this share of them may not be: the answer that takes it for zero is doubtful.
  var doubt = Tolerance.residual
  /// What is above this share of them is no rounding; below it, what is taken for a number is doubtful as well.
  var certain = Tolerance.residual
  /// What an elimination leaves of a zero is below this share of what it is the difference of.
  var dust = Tolerance.dust
  /// The same as ``Tolerance/multiplier``.
  var multiplier = Tolerance.multiplier
  /// The same as ``Tolerance/conceivable``.
  var conceivable = Tolerance.conceivable
  /// How much of a rounding unit is reckoned for a number that is given as it was meant.
  ///
  /// In twice the usual precision, what is computed from it is rounded by `2⁻¹⁰⁴`, each time: `2⁻⁵³ · 2⁻⁴⁰` leaves room for
  /// two thousand times. Without, no difference is made.
  var exact = 1.0

  /// That of programs which begin anywhere and take any number of steps, in a system of so many terms.
  ///
  /// Exchanges add their rounding to that of the chain, so that more passes for zero; what only those could explain is
  /// doubtful. Where rows are steep, nearly parallel ones leave numbers below a single rounding: all that cancelled is
  /// doubtful then.
  init(terms count: Int = .max, areRowsSteep: Bool = false) {
    doubt = areRowsSteep ? -1 : Self.share(count)
    certain = count == .max ? zero : 0x1p-20
  }

  /// A row with a coefficient below this share of its largest is steep.
  static var steep: Double { 0x1p-10 }

  /// That of values which follow from a chain of rows each of which is solved once, with no exchanges between.
  init(withoutExchanges count: Int) {
    zero = Self.share(count)
    doubt = zero * 0x1p-3
    certain = zero * 0x1p2
    dust = min(dust, zero * 0x1p-2)
    multiplier = min(multiplier, zero * 0x1p8)
    conceivable = min(conceivable, zero * 0x1p12)
  }

  /// That of numbers which are computed in twice the usual precision, so that only those which a program was given
  /// are rounded: by no more than `2⁻⁵³` of themselves, and not at all where they are ``exact``.
  ///
  /// A peak tells how much of that arrives at most. What is meant to tie seldom ties when it is rounded, so that what could
  /// be rounding is zero, and a quarter more for products of errors; what is beyond that is certain. Of what is half as
  /// much, it is doubtful whether it is a tie.
  static var ofData: Accuracy {
    var accuracy = Accuracy()
    accuracy.zero = 0x1.4p-53
    accuracy.doubt = 0x1p-54
    accuracy.certain = accuracy.zero
    accuracy.dust = 0x1p-53
    accuracy.multiplier = 0x1p-42
    accuracy.conceivable = 0x1p-38
    accuracy.exact = 0x1p-40
    return accuracy
  }

  /// Whether a number may be taken for zero, or for none, by mistake.
  @inline(__always)
  func isDoubtful(_ number: Double, beside size: Double) -> Bool {
    abs(number) > size * doubt && abs(number) <= size * certain
  }

  private static func share(_ count: Int) -> Double {
    min(Double(max(count, 16)) * 0x1p-52, Tolerance.residual)
  }
}

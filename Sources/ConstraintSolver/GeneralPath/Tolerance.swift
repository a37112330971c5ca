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

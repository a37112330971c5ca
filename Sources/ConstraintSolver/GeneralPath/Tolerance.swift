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
  static let slope = 0x1p-33
  /// An entry of a tableau whose rows have largest coefficient one is no pivot below this.
  static let pivot = 0x1p-33
  /// An entry below this, or below this share of what it is the difference of, is cleared, so that
  /// cancellation leaves no dust behind.
  static let dust = 0x1p-43
}

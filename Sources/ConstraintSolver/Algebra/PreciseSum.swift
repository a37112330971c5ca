/// A sum of products in twice the usual precision.
///
/// Each product and each sum is kept together with what it was rounded by (T. Dekker, "A floating-point technique
/// for extending the available precision", 1971; T. Ogita, S. Rump and S. Oishi, "Accurate sum and dot product",
/// 2005).
struct PreciseSum: BitwiseCopyable {
  private(set) var sum: Double
  private(set) var rest = 0.0

  init(_ first: Double) { sum = first }

  /// The sum, rounded once.
  var value: Double { sum + rest }

  /// Adds a product.
  mutating func add(_ left: Double, times right: Double) {
    let product = left * right
    let (first, second) = (Self.split(left), Self.split(right))
    let low = first.low * second.low
    let middle = product - first.high * second.high - first.low * second.high
    let rounding = low - (middle - first.high * second.low)
    let total = sum + product
    let part = total - sum
    rest += (sum - (total - part)) + (product - part) + rounding
    sum = total
  }

  /// A number as the sum of two whose products are exact.
  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = 0x1p27 * number + number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}

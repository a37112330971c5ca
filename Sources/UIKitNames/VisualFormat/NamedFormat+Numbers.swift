import ConstraintKernel
import Foundation

extension NamedFormat {
  /// A metric as points; nil for what is no number.
  static func number(_ value: Any) -> Double? {
    if let number = value as? any LayoutNumber { return number.layoutValue }
    return (value as? NSNumber)?.doubleValue
  }
}

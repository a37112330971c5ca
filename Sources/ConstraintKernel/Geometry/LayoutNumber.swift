/// A number that a dialect accepts where it means points, a multiplier or a priority.
///
/// Dialects take `Double` first, so that `10 / 3` is 3.33 and not 3; this protocol lets variables
/// of other number types through as well. Adapters add the types of their platform.
public protocol LayoutNumber {
  /// The value as the engine counts.
  var layoutValue: Double { get }
}

extension Int: LayoutNumber {
  /// The value as the engine counts; exact up to 2 to the power of 53.
  public var layoutValue: Double { Double(self) }
}

extension UInt: LayoutNumber {
  /// The value as the engine counts; exact up to 2 to the power of 53.
  public var layoutValue: Double { Double(self) }
}

extension Float: LayoutNumber {
  /// The value as the engine counts; exact.
  public var layoutValue: Double { Double(self) }
}

extension Double: LayoutNumber {
  /// The value itself.
  public var layoutValue: Double { self }
}

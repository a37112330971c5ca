/// A number that a dialect accepts where it means points, a multiplier or a priority.
///
/// Dialects take `Double` first, so that `10 / 3` is 3.33 and not 3; this protocol lets variables
/// of other number types through as well. Adapters add the types of their platform.
///
/// Dialects mark what takes any number with `@_disfavoredOverload`, for which there is no public
/// word: ranking counts literals that are not of their default type before it asks which function
/// is the more special one, so that without the mark `10 / 3` is computed in `Int`.
public protocol LayoutNumber {
  /// The value as the engine counts.
  var layoutValue: Double { get }
}

extension LayoutNumber where Self: BinaryInteger {
  /// The value as the engine counts; exact up to 2 to the power of 53.
  public var layoutValue: Double { Double(self) }
}

extension LayoutNumber where Self: BinaryFloatingPoint {
  /// The value as the engine counts; exact for every type that is no wider.
  public var layoutValue: Double { Double(self) }
}

extension Int: LayoutNumber {}
extension Int8: LayoutNumber {}
extension Int16: LayoutNumber {}
extension Int32: LayoutNumber {}
extension Int64: LayoutNumber {}
extension UInt: LayoutNumber {}
extension UInt8: LayoutNumber {}
extension UInt16: LayoutNumber {}
extension UInt32: LayoutNumber {}
extension UInt64: LayoutNumber {}
extension Float: LayoutNumber {}
extension Double: LayoutNumber {}

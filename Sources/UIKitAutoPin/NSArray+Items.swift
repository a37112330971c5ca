public import AutoPinLayout
public import Foundation

/// The same as the methods of a Swift array; what is no layout item is skipped.
extension NSArray: ALItemArray {
  /// The layout items in the array, in their order.
  public var layoutItems: [any LayoutItem] { compactMap { $0 as? any LayoutItem } }
}

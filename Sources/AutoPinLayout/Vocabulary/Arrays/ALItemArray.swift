public import ConstraintKernel

/// An array of items of several types, which are pinned to each other in their order.
///
/// Collections of items of one type have the same methods.
public protocol ALItemArray {
  /// The items, in their order.
  var layoutItems: [any LayoutItem] { get }
}

extension Array: ALItemArray where Element == any LayoutItem {
  /// The items, in their order.
  public var layoutItems: [any LayoutItem] { self }
}

extension ArraySlice: ALItemArray where Element == any LayoutItem {
  /// The items, in their order.
  public var layoutItems: [any LayoutItem] { Array(self) }
}

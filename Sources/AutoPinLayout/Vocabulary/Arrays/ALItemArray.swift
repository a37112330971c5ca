public import ConstraintKernel

/// An array of items of one type, which are pinned to each other in their order.
///
/// Those of several types, `[any LayoutItem]`, have the same methods.
public protocol ALItemArray {
  /// The items, in their order.
  var layoutItems: [any LayoutItem] { get }
}

extension Array: ALItemArray where Element: LayoutItem {
  /// The items, in their order.
  public var layoutItems: [any LayoutItem] { self }
}

extension ArraySlice: ALItemArray where Element: LayoutItem {
  /// The items, in their order.
  public var layoutItems: [any LayoutItem] { Array(self) }
}

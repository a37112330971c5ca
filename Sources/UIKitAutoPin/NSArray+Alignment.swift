public import AutoPinLayout
public import Foundation

/// The same as the methods of a Swift array; what is no layout item is skipped.
extension NSArray {
  /// The layout items in the array, in their order.
  var layoutItems: [any LayoutItem] { compactMap { $0 as? any LayoutItem } }

  /// Aligns an edge of each item with the same edge of the item before it.
  @discardableResult
  public func autoAlignViews(
    to edge: ALEdge,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoAlignViews(to: edge, file: file, line: line)
  }

  /// Aligns an axis of each item with the same axis of the item before it.
  @discardableResult
  public func autoAlignViews(
    to axis: ALAxis,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoAlignViews(to: axis, file: file, line: line)
  }

  /// Makes a size of each item the same as that of the item before it.
  @discardableResult
  public func autoMatchViewsDimension(
    _ dimension: ALDimension,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoMatchViewsDimension(dimension, file: file, line: line)
  }

  /// Gives a size of each item the same number of points.
  @discardableResult
  public func autoSetViewsDimension(
    _ dimension: ALDimension,
    toSize size: Double,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoSetViewsDimension(dimension, toSize: size, file: file, line: line)
  }

  /// Gives each item the same size in points: all widths, then all heights.
  @discardableResult
  public func autoSetViewsDimensions(
    to size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoSetViewsDimensions(to: size, file: file, line: line)
  }
}

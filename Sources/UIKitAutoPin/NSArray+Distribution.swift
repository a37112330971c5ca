public import AutoPinLayout
public import Foundation

/// The same as the methods of a Swift array; what is no layout item is skipped.
extension NSArray {
  /// Lays the items one after the other with the same space between neighbours.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSpacing spacing: Double,
    insetSpacing: Bool = true,
    matchedSizes: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoDistributeViews(
      along: axis,
      alignedTo: alignment,
      withFixedSpacing: spacing,
      insetSpacing: insetSpacing,
      matchedSizes: matchedSizes,
      file: file,
      line: line
    )
  }

  /// Lays items of a fixed size one after the other, with the same space between all neighbours.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis,
    alignedTo alignment: ALAttribute,
    withFixedSize size: Double,
    insetSpacing: Bool = true,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    layoutItems.autoDistributeViews(
      along: axis,
      alignedTo: alignment,
      withFixedSize: size,
      insetSpacing: insetSpacing,
      file: file,
      line: line
    )
  }
}

public import ConstraintKernel
public import Foundation

// Of Apple's systems only macOS has `NSEdgeInsets`.
#if os(macOS) || !canImport(Darwin)
extension LayoutInsets {
  /// The same distances; nothing is lost.
  public init(_ insets: Foundation.NSEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}

extension Foundation.NSEdgeInsets {
  /// The same distances; nothing is lost.
  public init(_ insets: LayoutInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
#endif

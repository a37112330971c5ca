public import ConstraintKernel
public import ForeignToolkit

// swift-format-ignore: AvoidRetroactiveConformances
/// A widget of a toolkit that knows nothing of constraints.
extension Widget: @retroactive LayoutItem {
  public var layoutNode: LayoutNode { .attached(to: self) }
  public var layoutParent: (any LayoutItem)? { superview }

  public var layoutFrame: LayoutRect {
    get {
      LayoutRect(
        x: Double(frame.x),
        y: Double(frame.y),
        width: Double(frame.width),
        height: Double(frame.height)
      )
    }
    set {
      frame = Box(
        Float(newValue.minX),
        Float(newValue.minY),
        Float(newValue.width),
        Float(newValue.height)
      )
    }
  }

  public var intrinsicContentSize: LayoutSize {
    // The toolkit's own, which has the same name.
    guard let size = self.ForeignToolkit::intrinsicContentSize else { return .noIntrinsicSize }
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  public var contentHeightFollowsWidth: Bool { height(forWidth: 0) != nil }

  public func intrinsicContentHeight(forWidth width: Double) -> Double {
    Double(height(forWidth: Float(width)) ?? 0)
  }
}

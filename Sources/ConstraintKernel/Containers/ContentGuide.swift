/// The area of a scroll view's content: as large as constraints say, else as the size that was set.
final class ContentGuide: LayoutGuide {
  private var wantedSize = LayoutSize.noIntrinsicSize

  override init() {
    super.init()
    let weakest = LayoutPriority(1)
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(weakest, for: axis)
      setContentCompressionResistancePriority(weakest, for: axis)
    }
  }

  override var intrinsicContentSize: LayoutSize { wantedSize }

  /// Takes a size as its natural one at priority 1, and has it until the next layout pass.
  func setWantedSize(_ size: LayoutSize) {
    wantedSize = size
    layoutFrame.size = size
    invalidateIntrinsicContentSize()
  }

  override func sizeDidChange() { (owningView as? LayoutScrollView)?.refreshAdjustedInset() }
}

/// Frames that are set from outside.
extension LayoutView {
  /// Stands at a frame; numbers that are not finite are reported and ignored.
  final func place(at frame: LayoutRect) {
    guard frame.isFinite else { return layoutNode.storage.report(.notFinite(.nan)) }
    guard frame != storedFrame else { return }
    let before = storedFrame.size
    storedFrame = frame
    if isFrameWatched { watchedFrameDidChange() }
    layoutNode.storage.frameDidChangeFromOutside(frame)
    guard frame.size != before else { return }
    for view in subviews { view.resize(from: before, to: frame.size) }
    setNeedsLayout()
  }

  /// Follows a superview that got another size from outside, as the autoresizing mask says.
  ///
  /// A layout pass does the same by constraints; this is for frames that are read before it.
  private func resize(from before: LayoutSize, to after: LayoutSize) {
    let record = layoutNode.storage
    guard record.isPlacedByFrame, !record.isCollapsed, !autoresizingMask.isEmpty else { return }
    let (slopes, constants) = autoresizingMask.placement(of: storedFrame, in: before)
    place(
      at: LayoutRect(
        x: slopes.left * after.width + constants.minX,
        y: slopes.top * after.height + constants.minY,
        width: slopes.width * after.width + constants.width,
        height: slopes.height * after.height + constants.height
      )
    )
  }
}

extension LayoutRect {
  /// The middle.
  var center: LayoutPoint { LayoutPoint(x: midX, y: midY) }

  /// Makes a rectangle about its middle.
  init(center: LayoutPoint, size: LayoutSize) {
    self.init(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The rectangle with each edge moved outwards by `insets`.
  func outset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX - insets.left,
      y: minY - insets.top,
      width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom
    )
  }
}

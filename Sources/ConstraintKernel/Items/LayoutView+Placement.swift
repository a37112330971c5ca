/// Frames that are set from outside.
extension LayoutView {
  /// Stands at a frame; numbers that are not finite are reported and ignored.
  ///
  /// Subviews follow as their autoresizing masks say. A layout pass does the same by constraints;
  /// this is for frames that are read before it.
  final func place(at frame: LayoutRect) {
    if let usable = record.usable(frame) { place([(self, usable)]) }
  }

  /// The layout pass gave the view another size; subviews of which it knows nothing follow at once.
  final func resizeSubviews(from before: LayoutSize) {
    if subviews.isEmpty { return }
    let followers = subviews.filter { $0.record.variables == nil && $0.isAutoresizing }
    place(followers.map { ($0, $0.resized(from: before, to: storedFrame.size)) })
  }

  private func place(_ first: [(view: LayoutView, frame: LayoutRect)]) {
    var waiting = first
    while let (view, frame) = waiting.popLast() {
      let before = view.restingFrame.size
      guard frame != view.storedFrame || frame.size != before else { continue }
      view.storedFrame = frame
      if view.isFrameWatched { view.watchedFrameDidChange() }
      view.record.frameDidChangeFromOutside()
      guard frame.size != before else { continue }
      for inner in view.subviews.reversed() where inner.isAutoresizing {
        waiting.append((inner, inner.resized(from: before, to: frame.size)))
      }
      view.record.tell { view.setNeedsLayout() }
      // A superview that sets frames in its turn knows of them.
      if view.record.parent?.flags.contains(.isLayingOut) == false { view.record.layOutParent() }
    }
  }

  /// The frame; of a view that takes no room the one it comes back to.
  private var restingFrame: LayoutRect { record.extras?.frameBeforeGone ?? storedFrame }

  final var isAutoresizing: Bool {
    record.isPlacedByFrame && !record.isCollapsed && !autoresizingMask.isEmpty
  }

  /// Where the view comes to stand if its superview gets another size.
  final func resized(from before: LayoutSize, to after: LayoutSize) -> LayoutRect {
    let (slopes, constants) = autoresizingMask.placement(of: restingFrame, in: before)
    let frame = LayoutRect(
      x: (slopes.left ?? 0) * after.width + constants.minX,
      y: (slopes.top ?? 0) * after.height + constants.minY,
      width: (slopes.width ?? 0) * after.width + constants.width,
      height: (slopes.height ?? 0) * after.height + constants.height
    )
    return frame.clamped
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
}

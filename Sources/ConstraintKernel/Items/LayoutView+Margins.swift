/// How the margins of a view come about.
extension LayoutView {
  /// Works the margins out anew; what depends on them follows in the next pass.
  final func refreshMargins() {
    let record = layoutNode.storage
    let margins = effectiveMargins
    guard margins != record.margins else { return }
    record.makeExtras().effectiveMargins = margins
    record.mark(.metrics)
    marginsDidChange(to: margins)
    refreshFollowers()
  }

  /// The view or its superview has another frame.
  final func frameDidMoveMargins() {
    if preservesSuperviewLayoutMargins { refreshMargins() }
    refreshFollowers()
  }

  private func refreshFollowers() {
    guard hasMarginFollowers else { return }
    for view in subviews where view.preservesSuperviewLayoutMargins { view.refreshMargins() }
  }

  /// What was set, at least what the superview keeps clear, and the safe area on top.
  private var effectiveMargins: LayoutInsets {
    var margins = layoutNode.storage.extras?.margins ?? .standard
    if preservesSuperviewLayoutMargins, let superview {
      let outer = superview.layoutNode.storage.margins
      let size = superview.storedFrame.size
      margins.top = max(margins.top, outer.top - storedFrame.minY)
      margins.left = max(margins.left, outer.left - storedFrame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - storedFrame.maxY))
      margins.right = max(margins.right, outer.right - (size.width - storedFrame.maxX))
    }
    if insetsLayoutMarginsFromSafeArea {
      let safeArea = safeAreaInsets
      margins.top += safeArea.top
      margins.left += safeArea.left
      margins.bottom += safeArea.bottom
      margins.right += safeArea.right
    }
    return margins
  }
}

extension LayoutInsets {
  /// What views have unless they say otherwise, as in UIKit: 8 points on every side.
  static let standard = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
}

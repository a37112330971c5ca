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

  /// Has the margins follow those of the superview.
  final func followSuperviewMargins() {
    isFrameWatched = true
    superview?.hasMarginFollowers = true
    superview?.isFrameWatched = true
  }

  /// The view stands in another superview, or in none.
  final func refreshSurroundings() {
    let outer = superviewReference
    if safeArea != nil || outer?._withUnsafeGuaranteedRef({ $0.safeArea != nil }) == true {
      refreshSafeArea()
    }
    guard preservesSuperviewLayoutMargins else { return }
    followSuperviewMargins()
    refreshMargins()
  }

  final func refreshFollowers() {
    guard hasMarginFollowers else { return }
    for view in subviews where view.preservesSuperviewLayoutMargins { view.refreshMargins() }
  }

  /// What was set and the safe area on top, at least what the superview keeps clear.
  private var effectiveMargins: LayoutInsets {
    var margins = layoutNode.storage.ownMargins ?? .standard
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.layoutNode.storage.margins
    let size = superview.storedFrame.size
    margins.top = max(margins.top, outer.top - storedFrame.minY)
    margins.left = max(margins.left, outer.left - storedFrame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (size.height - storedFrame.maxY))
    margins.right = max(margins.right, outer.right - (size.width - storedFrame.maxX))
    return margins
  }
}

extension LayoutInsets {
  /// What views have unless they say otherwise, as in UIKit: 8 points on every side.
  static let standard = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
}

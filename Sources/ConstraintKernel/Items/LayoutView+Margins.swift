/// How the margins of a view come about.
extension LayoutView {
  /// Works the margins out anew; what depends on them follows in the next pass.
  final func refreshMargins() {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.updateMargins() { waiting += view.marginFollowers.reversed() }
    }
  }

  /// Has the subviews that preserve the margins look at them again.
  final func refreshFollowers() {
    for view in marginFollowers { view.refreshMargins() }
  }

  private var marginFollowers: [LayoutView] {
    hasMarginFollowers ? subviews.filter(\.preservesSuperviewLayoutMargins) : []
  }

  /// Works out the view's own margins; says whether they are others now.
  private func updateMargins() -> Bool {
    let margins = effectiveMargins
    guard margins != record.margins else { return false }
    record.makeExtras().effectiveMargins = margins
    record.mark(.metrics)
    marginsDidChange(to: margins)
    return true
  }

  /// Has the margins follow those of the superview.
  final func followSuperviewMargins() {
    isFrameWatched = true
    superview?.hasMarginFollowers = true
    superview?.isFrameWatched = true
  }

  /// The view stands in another superview, or in none.
  final func refreshSurroundings() {
    if safeArea != nil || superview?.safeArea != nil { refreshSafeArea() }
    guard preservesSuperviewLayoutMargins else { return }
    followSuperviewMargins()
    refreshMargins()
  }

  /// What was set and the safe area on top; at least as far inwards as the superview's margins
  /// where these are preserved.
  private var effectiveMargins: LayoutInsets {
    var margins = record.ownMargins ?? .standard
    if insetsLayoutMarginsFromSafeArea { margins = margins + knownSafeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else {
      return record.usable(margins) ?? .standard
    }
    let outer = superview.record.margins
    let size = superview.storedFrame.size
    margins.top = max(margins.top, outer.top - storedFrame.minY)
    margins.left = max(margins.left, outer.left - storedFrame.minX)
    margins.bottom = max(margins.bottom, outer.bottom - (size.height - storedFrame.maxY))
    margins.right = max(margins.right, outer.right - (size.width - storedFrame.maxX))
    return record.usable(margins) ?? .standard
  }
}

extension LayoutInsets {
  /// What views have unless they say otherwise, as in UIKit: 8 points on every side.
  static let standard = LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)
}

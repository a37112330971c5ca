package import ConstraintKernel

extension LayoutView {
  /// The view and all views below it, parents first, in the order of subviews.
  ///
  /// - Complexity: O(*n*) in the views.
  package var withViewsBelow: [LayoutView] {
    var views: [LayoutView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed()
    }
    return views
  }
}

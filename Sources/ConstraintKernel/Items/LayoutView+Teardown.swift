/// What dies together, one view after another.
///
/// A view that dies lets go of its subviews. If they did the same from within their own deinit, a deep
/// tree would take a deep stack; instead they hand what lies in them over to the one who began.
final class Teardown {
  fileprivate var waiting: [LayoutView] = []
}

extension LayoutView {
  /// Lets go of everything below, whatever its depth.
  func tearDown() {
    guard !subviews.isEmpty || extras?.guides.isEmpty == false else { return record.itemDidDie() }
    record.engine?.isDissolving = true
    let mine = teardown ?? Teardown()
    for view in subviews {
      view.superview = nil
      view.teardown = mine
    }
    mine.waiting += subviews.reversed()
    subviews = []
    for guide in layoutGuides { guide.owningView = nil }
    record.itemDidDie()
    if teardown == nil { mine.release() }
  }
}

extension Teardown {
  /// Lets go of one view after another; those that nobody else holds add what lies in them.
  fileprivate func release() {
    while let view = waiting.popLast() {
      let survivor = WeakView(view)
      _ = consume view
      survivor.view?.teardown = nil
    }
  }

  /// A view that may die.
  private struct WeakView {
    weak var view: LayoutView?

    init(_ view: LayoutView) {
      self.view = view
    }
  }
}

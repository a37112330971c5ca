/// How a deep tree is freed without a deep stack.
///
/// A view that is freed lets go of its subviews. Down to 64 levels they are freed within its own
/// deinit, as any property would be. Below that, views hand their subviews over to the view whose
/// deinit came first, which lets go of them one by one.
final class Teardown {
  /// How many levels die within each other.
  fileprivate static let deepest = 64

  fileprivate var depth = 0
  fileprivate var waiting: [LayoutView] = []
}

extension LayoutView {
  /// Lets go of everything below, whatever its depth.
  func tearDown() {
    record.flags.insert(.isDying)
    guard !subviews.isEmpty || extras?.guides.isEmpty == false else { return record.itemDidDie() }
    record.ownedEngine?.dissolve()
    let mine = teardown ?? Teardown()
    for view in subviews {
      view.superview = nil
      view.teardown = mine
    }
    for guide in layoutGuides { guide.owningView = nil }
    record.itemDidDie()
    guard mine.depth < Teardown.deepest else {
      mine.waiting += changeSubviews { views in
        defer { views = [] }
        return views.reversed()
      }
      return
    }
    mine.depth += 1
    while !subviews.isEmpty {
      var view = changeSubviews { $0.popLast() }
      Teardown.release(&view)
    }
    mine.depth -= 1
    while teardown == nil, !mine.waiting.isEmpty {
      var view = mine.waiting.popLast()
      Teardown.release(&view)
    }
  }
}

extension Teardown {
  /// Lets go of a view; one that other code retains lives on by itself.
  fileprivate static func release(_ view: inout LayoutView?) {
    let survivor = WeakView(view: view)
    view = nil
    survivor.view?.teardown = nil
  }

  /// A view that may die.
  private struct WeakView {
    weak var view: LayoutView?
  }
}

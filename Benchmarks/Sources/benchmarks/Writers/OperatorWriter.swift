import ConstraintKernel
import OperatorLayout

/// The operators' way: a block of equations over proxies.
enum OperatorWriter: LayoutWriter {
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint?> {
    var ties = Ties<LayoutConstraint?>(link: nil, height: nil)
    guard let previous else {
      constrain(view, root) { view, root in
        view.left == root.left
        view.right == root.right
        ties.link = view.top == root.top + 8
        ties.height = view.height == 44
      }
      return ties
    }
    constrain(view, previous, root) { view, previous, root in
      view.left == root.left
      view.right == root.right
      ties.link = view.top == previous.bottom + 8
      ties.height = view.height == 44
    }
    return ties
  }

  static func relink(
    _ link: LayoutConstraint?,
    _ view: LayoutView,
    below previous: LayoutView,
    gap: Double
  ) -> LayoutConstraint? {
    link?.isActive = false
    var next: LayoutConstraint?
    constrain(view, previous) { view, previous in
      next = view.top == previous.bottom + gap
    }
    return next
  }

  static func setHeight(_ handle: LayoutConstraint?, of view: LayoutView, _ height: Double) {
    handle?.constant = height
  }

  static func setWidth(_ handle: LayoutConstraint?, of root: LayoutView, _ width: Double) {
    handle?.constant = width
  }

  static func nest(_ view: LayoutView, in parent: LayoutView) {
    constrain(view, parent) { view, parent in
      view.edges == parent.edges.inseted(by: 1)
    }
  }

  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  ) {
    if let previous {
      constrain(view, previous, first) { view, previous, first in
        view.left == previous.right
        view.width == first.width
      }
    }
    constrain(view, root) { view, root in
      if previous == nil { view.left == root.left }
      if hasLimit { view.width >= 20 }
      view.top == root.top
      view.height == root.height
    }
  }

  static func close(_ last: LayoutView, in root: LayoutView) {
    constrain(last, root) { last, root in
      last.right == root.right
    }
  }

  static func closeFeed(
    _ root: LayoutView,
    below last: LayoutView,
    width: Double
  ) -> LayoutConstraint? {
    var handle: LayoutConstraint?
    constrain(root, last) { root, last in
      handle = root.width == width
      root.bottom == last.bottom
    }
    return handle
  }
}

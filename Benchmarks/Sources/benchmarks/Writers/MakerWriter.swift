import ConstraintKernel
import MakerLayout

/// The maker's way: one block for all constraints of a view.
enum MakerWriter: LayoutWriter {
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<Constraint?> {
    var ties = Ties<Constraint?>(link: nil, height: nil)
    view.snp.makeConstraints { make in
      make.left.right.equalTo(root)
      ties.link = make.top.equalTo(previous?.snp.bottom ?? root.snp.top).offset(8).constraint
      ties.height = make.height.equalTo(44).constraint
    }
    return ties
  }

  static func relink(
    _ link: Constraint?,
    _ view: LayoutView,
    below previous: LayoutView,
    gap: Double
  ) -> Constraint? {
    link?.deactivate()
    var next: Constraint?
    view.snp.makeConstraints { make in
      next = make.top.equalTo(previous.snp.bottom).offset(gap).constraint
    }
    return next
  }

  static func setHeight(_ handle: Constraint?, of view: LayoutView, _ height: Double) {
    view.snp.updateConstraints { make in
      make.height.equalTo(height)
    }
  }

  static func setWidth(_ handle: Constraint?, of root: LayoutView, _ width: Double) {
    handle?.update(offset: width)
  }

  static func nest(_ view: LayoutView, in parent: LayoutView) {
    view.snp.makeConstraints { make in
      make.edges.equalTo(parent).inset(1)
    }
  }

  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  ) {
    view.snp.makeConstraints { make in
      make.left.equalTo(previous?.snp.right ?? root.snp.left)
      make.top.height.equalTo(root)
      if view !== first { make.width.equalTo(first) }
      if hasLimit { make.width.greaterThanOrEqualTo(20) }
    }
  }

  static func close(_ last: LayoutView, in root: LayoutView) {
    last.snp.makeConstraints { make in
      make.right.equalTo(root)
    }
  }

  static func closeFeed(
    _ root: LayoutView,
    below last: LayoutView,
    width: Double
  ) -> Constraint? {
    var handle: Constraint?
    root.snp.makeConstraints { make in
      handle = make.width.equalTo(width).constraint
      make.bottom.equalTo(last)
    }
    return handle
  }
}

import ConstraintKernel

/// The kernel's own way: anchors, and `activate` for what belongs together.
enum KernelWriter: LayoutWriter {
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint> {
    view.translatesAutoresizingMaskIntoConstraints = false
    let above = previous?.bottomAnchor ?? root.topAnchor
    let link = view.topAnchor.constraint(equalTo: above, constant: 8)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      link,
      height,
    ])
    return Ties(link: link, height: height)
  }

  static func relink(
    _ link: LayoutConstraint,
    _ view: LayoutView,
    below previous: LayoutView,
    gap: Double
  ) -> LayoutConstraint {
    link.isActive = false
    let next = view.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: gap)
    next.isActive = true
    return next
  }

  static func setHeight(_ handle: LayoutConstraint, of view: LayoutView, _ height: Double) {
    handle.constant = height
  }

  static func setWidth(_ handle: LayoutConstraint, of root: LayoutView, _ width: Double) {
    handle.constant = width
  }

  static func nest(_ view: LayoutView, in parent: LayoutView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
    ])
  }

  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor),
    ])
    if view !== first {
      view.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    }
    if hasLimit {
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
    }
  }

  static func close(_ last: LayoutView, in root: LayoutView) {
    last.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
  }
}

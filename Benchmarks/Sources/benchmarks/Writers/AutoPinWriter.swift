import AutoPinLayout
import ConstraintKernel

/// Auto-pin's way: a sentence for each constraint, installed as it is spoken.
enum AutoPinWriter: LayoutWriter {
  static func chain(
    _ view: LayoutView,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint> {
    view.configureForAutoLayout()
    view.autoPinEdge(toSuperviewEdge: .left)
    view.autoPinEdge(toSuperviewEdge: .right)
    return Ties(
      link: pin(view, below: previous, gap: 8),
      height: view.autoSetDimension(.height, toSize: 44)
    )
  }

  private static func pin(
    _ view: LayoutView,
    below previous: LayoutView?,
    gap: Double
  ) -> LayoutConstraint {
    guard let previous else { return view.autoPinEdge(toSuperviewEdge: .top, withInset: gap) }
    return view.autoPinEdge(.top, to: .bottom, of: previous, withOffset: gap)
  }

  static func relink(
    _ link: LayoutConstraint,
    _ view: LayoutView,
    below previous: LayoutView,
    gap: Double
  ) -> LayoutConstraint {
    link.autoRemove()
    return pin(view, below: previous, gap: gap)
  }

  static func setHeight(_ handle: LayoutConstraint, of view: LayoutView, _ height: Double) {
    handle.constant = height
  }

  static func setWidth(_ handle: LayoutConstraint, of root: LayoutView, _ width: Double) {
    handle.constant = width
  }

  static func nest(_ view: LayoutView, in parent: LayoutView) {
    view.configureForAutoLayout()
    view.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  static func share(
    _ view: LayoutView,
    after previous: LayoutView?,
    as first: LayoutView,
    in root: LayoutView,
    hasLimit: Bool
  ) {
    view.configureForAutoLayout()
    if let previous {
      view.autoPinEdge(.left, to: .right, of: previous)
      view.autoMatch(.width, to: .width, of: first)
    } else {
      view.autoPinEdge(toSuperviewEdge: .left)
    }
    if hasLimit {
      view.autoSetDimension(.width, toSize: 20, relation: .greaterThanOrEqual)
    }
    view.autoPinEdge(toSuperviewEdge: .top)
    view.autoMatch(.height, to: .height, of: root)
  }

  static func close(_ last: LayoutView, in root: LayoutView) {
    last.autoPinEdge(toSuperviewEdge: .right)
  }

  static func cell(
    _ cell: FeedCell,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint> {
    for view in cell.views { view.configureForAutoLayout() }
    let (avatar, name, handle, time) = (cell.avatar, cell.name, cell.handle, cell.time)
    let (body, media, actions) = (cell.body, cell.media, cell.actions)
    cell.cell.autoPinEdge(toSuperviewEdge: .left)
    cell.cell.autoPinEdge(toSuperviewEdge: .right)
    avatar.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
    avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
    avatar.autoSetDimensions(to: LayoutSize(width: 48, height: 48))
    avatar.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12, relation: .greaterThanOrEqual)
    name.autoPinEdge(.left, to: .right, of: avatar, withOffset: 8)
    name.autoPinEdge(.top, to: .top, of: avatar)
    handle.autoPinEdge(.left, to: .right, of: name, withOffset: 4)
    handle.autoPinEdge(.top, to: .top, of: name)
    handle.autoPinEdge(
      .right,
      to: .left,
      of: time,
      withOffset: -8,
      relation: .lessThanOrEqual
    )
    time.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
    time.autoPinEdge(.top, to: .top, of: name)
    time.autoSetDimension(.height, toSize: 20)
    body.autoPinEdge(.left, to: .left, of: name)
    body.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
    body.autoPinEdge(.top, to: .bottom, of: name, withOffset: 4)
    for (view, above) in [(media, body as LayoutView), (actions, media)] {
      view.autoPinEdge(.left, to: .left, of: body)
      view.autoPinEdge(.right, to: .right, of: body)
      view.autoPinEdge(.top, to: .bottom, of: above, withOffset: 8)
    }
    media.autoMatch(.height, to: .width, of: media, withMultiplier: 0.5)
    actions.autoPinEdge(toSuperviewEdge: .bottom, withInset: 12)
    return Ties(
      link: pin(cell.cell, below: previous, gap: 0),
      height: actions.autoSetDimension(.height, toSize: 32)
    )
  }

  static func closeFeed(
    _ root: LayoutView,
    below last: LayoutView,
    width: Double
  ) -> LayoutConstraint {
    root.configureForAutoLayout()
    root.autoPinEdge(.bottom, to: .bottom, of: last)
    return root.autoSetDimension(.width, toSize: width)
  }
}

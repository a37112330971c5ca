import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``Toolbar``.
  public static func toolbar(_ scene: Toolbar, step: Int) {
    let (bar, buttons) = (scene.bar, scene.buttons)
    bar.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    bar.autoSetDimension(.height, toSize: 49)
    buttons.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 0)
    buttons[0].autoPinEdge(toSuperviewEdge: .top)
    for button in buttons { button.autoPinEdge(toSuperviewEdge: .bottom) }
  }

  /// Writes a step of ``TabBar``.
  public static func tabBar(_ scene: TabBar, step: Int) {
    let (content, bar, tabs, badge) = (scene.content, scene.bar, scene.tabs, scene.badge)
    let safe = scene.root.safeAreaLayoutGuide
    bar.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    bar.autoPinEdge(.top, to: .bottom, of: safe, withOffset: -49)
    for (tab, fraction) in zip(tabs, scene.fractions) {
      tab.autoAlignAxis(.vertical, toSameAxisOf: bar, withMultiplier: fraction)
      tab.autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    }
    tabs.autoSetViewsDimensions(to: LayoutSize(width: 44, height: 40))
    badge.autoConstrainAttribute(.vertical, to: .trailing, of: tabs[2])
    badge.autoConstrainAttribute(.horizontal, to: .top, of: tabs[2])
    badge.autoSetDimensions(to: LayoutSize(width: 18, height: 18))
    content.autoPinEdgesToSuperviewSafeArea(excludingEdge: .bottom)
    content.autoPinEdge(.bottom, to: .top, of: bar)
  }

  /// Writes a step of ``Banner``.
  public static func banner(_ scene: Banner, step: Int) {
    let (banner, icon, text, action) = (scene.banner, scene.icon, scene.text, scene.action)
    banner.autoAlignAxis(toSuperviewAxis: .vertical)
    banner.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
    banner.autoSetDimension(.height, toSize: 56)
    LayoutConstraint.autoSetPriority(800) {
      banner.autoMatch(.width, to: .width, of: scene.root, withOffset: -32)
    }
    banner.autoSetDimension(.width, toSize: 480, relation: .lessThanOrEqual)
    banner.autoSetDimension(.width, toSize: 280, relation: .greaterThanOrEqual)
    banner.autoPinEdge(toSuperviewEdge: .leading, withInset: 8, relation: .greaterThanOrEqual)
    icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    icon.autoSetDimensions(to: LayoutSize(width: 24, height: 24))
    text.autoPinEdge(.leading, to: .trailing, of: icon, withOffset: 8)
    action.autoPinEdge(.leading, to: .trailing, of: text, withOffset: 8)
    action.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    [icon, text, action].autoAlignViews(to: .horizontal)
  }

  /// Writes a step of ``Breadcrumb``.
  public static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    let (bar, crumbs, chevrons) = (scene.bar, scene.crumbs, scene.chevrons)
    bar.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 44), excludingEdge: .bottom)
    bar.autoSetDimension(.height, toSize: 32)
    crumbs[0].autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    for (index, chevron) in chevrons.enumerated() {
      chevron.autoPinEdge(.leading, to: .trailing, of: crumbs[index], withOffset: 4)
      crumbs[index + 1].autoPinEdge(.leading, to: .trailing, of: chevron, withOffset: 4)
    }
    crumbs[2].autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: 12,
      relation: .greaterThanOrEqual
    )
    crumbs[0].autoAlignAxis(toSuperviewAxis: .horizontal)
    (crumbs + chevrons).autoAlignViews(to: .horizontal)
    chevrons.autoSetViewsDimensions(to: LayoutSize(width: 8, height: 12))
  }

  /// Writes a step of ``SplitHeader``.
  public static func splitHeader(_ scene: SplitHeader, step: Int) {
    let (bar, back, actions, title) = (scene.bar, scene.back, scene.actions, scene.title)
    bar.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    bar.autoSetDimension(.height, toSize: 56)
    back.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    actions.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    LayoutConstraint.autoSetPriority(600) {
      title.autoAlignAxis(toSuperviewAxis: .vertical)
    }
    title.autoPinEdge(
      .leading,
      to: .trailing,
      of: back,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    title.autoPinEdge(
      .trailing,
      to: .leading,
      of: actions,
      withOffset: -8,
      relation: .lessThanOrEqual
    )
    for view in [back, actions, title] { view.autoAlignAxis(toSuperviewAxis: .horizontal) }
  }

  /// Writes a step of ``RatingStars``.
  public static func ratingStars(_ scene: RatingStars, step: Int) {
    let (score, stars, count) = (scene.score, scene.stars, scene.count)
    score.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
    score.autoPinEdge(toSuperviewEdge: .top, withInset: 30)
    stars[0].autoPinEdge(.leading, to: .trailing, of: score, withOffset: 14)
    for (star, previous) in zip(stars.dropFirst(), stars) {
      star.autoPinEdge(.leading, to: .trailing, of: previous, withOffset: 3)
    }
    LayoutConstraint.autoSetPriority(720) {
      stars[0].autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.07)
    }
    stars[0].autoSetDimension(.width, toSize: 32, relation: .lessThanOrEqual)
    stars.autoMatchViewsDimension(.width)
    for star in stars {
      star.autoMatch(.height, to: .width, of: star)
      star.autoConstrainAttribute(.bottom, to: .baseline, of: score)
    }
    count.autoPinEdge(.leading, to: .trailing, of: stars[4], withOffset: 8)
    count.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20, relation: .greaterThanOrEqual)
    count.autoAlignAxis(.baseline, toSameAxisOf: score)
  }
}

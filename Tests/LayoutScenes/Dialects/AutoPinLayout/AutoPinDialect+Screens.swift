import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``MediaPlayer``.
  public static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    let (video, scrubber, play) = (scene.video, scene.scrubber, scene.play)
    let (back, forward) = (scene.back, scene.forward)
    video.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    LayoutConstraint.autoSetPriority(800) {
      video.autoMatch(.height, to: .width, of: video, withMultiplier: 0.5625)
    }
    video.autoMatch(
      .height,
      to: .height,
      of: scene.root,
      withMultiplier: 0.6,
      relation: .lessThanOrEqual
    )
    scrubber.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
    scrubber.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
    scrubber.autoPinEdge(.top, to: .bottom, of: video, withOffset: 12)
    scrubber.autoSetDimension(.height, toSize: 4)
    play.autoAlignAxis(toSuperviewAxis: .vertical)
    play.autoPinEdge(.top, to: .bottom, of: scrubber, withOffset: 20)
    play.autoSetDimensions(to: LayoutSize(width: 56, height: 56))
    back.autoPinEdge(.right, to: .left, of: play, withOffset: -24)
    forward.autoPinEdge(.left, to: .right, of: play, withOffset: 24)
    [play, back, forward].autoAlignViews(to: .horizontal)
    back.autoSetDimensions(to: LayoutSize(width: 40, height: 40))
    [back, forward].autoMatchViewsDimension(.width)
    [back, forward].autoMatchViewsDimension(.height)
  }

  /// Writes a step of ``Profile``.
  public static func profile(_ scene: Profile, step: Int) {
    let (cover, avatar, name) = (scene.cover, scene.avatar, scene.name)
    let (about, follow) = (scene.about, scene.follow)
    cover.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    cover.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.4)
    avatar.autoAlignAxis(toSuperviewAxis: .vertical)
    avatar.autoConstrainAttribute(.horizontal, to: .bottom, of: cover)
    avatar.autoSetDimension(.width, toSize: 96)
    avatar.autoMatch(.height, to: .width, of: avatar)
    name.autoAlignAxis(.vertical, toSameAxisOf: avatar)
    name.autoPinEdge(.top, to: .bottom, of: avatar, withOffset: 12)
    name.autoPinEdge(toSuperviewEdge: .leading, withInset: 16, relation: .greaterThanOrEqual)
    about.autoAlignAxis(toSuperviewAxis: .vertical)
    about.autoPinEdge(.top, to: .bottom, of: name, withOffset: 8)
    about.autoMatch(
      .width,
      to: .width,
      of: scene.root,
      withMultiplier: 0.8,
      relation: .lessThanOrEqual
    )
    follow.autoAlignAxis(toSuperviewAxis: .vertical)
    follow.autoPinEdge(.top, to: .bottom, of: about, withOffset: 16)
    follow.autoSetDimension(.width, toSize: 120, relation: .greaterThanOrEqual)
  }

  /// Writes a step of ``Onboarding``.
  public static func onboarding(_ scene: Onboarding, step: Int) {
    let (skip, image, headline) = (scene.skip, scene.image, scene.headline)
    let (lead, next) = (scene.lead, scene.next)
    skip.autoPinEdge(toSuperviewMargin: .trailing)
    skip.autoPinEdge(toSuperviewMargin: .top)
    image.autoPinEdge(.top, to: .bottom, of: skip, withOffset: 16)
    image.autoConstrainAttribute(.bottom, to: .horizontal, of: scene.root)
    image.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    LayoutConstraint.autoSetPriority(800) {
      image.autoMatch(.width, to: .height, of: image, withMultiplier: 1.2)
    }
    image.autoPinEdge(toSuperviewMargin: .leading, relation: .greaterThanOrEqual)
    headline.autoConstrainAttribute(.firstBaseline, to: .bottom, of: image, withOffset: 52)
    headline.autoPinEdge(toSuperviewMargin: .leading)
    headline.autoPinEdge(toSuperviewMargin: .trailing, relation: .greaterThanOrEqual)
    lead.autoConstrainAttribute(.firstBaseline, to: .baseline, of: headline, withOffset: 28)
    lead.autoPinEdge(.leading, to: .leading, of: headline)
    lead.autoPinEdge(toSuperviewMargin: .trailing)
    next.autoPinEdge(toSuperviewMargin: .bottom)
    next.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    LayoutConstraint.autoSetPriority(900) {
      next.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.75)
    }
    next.autoSetDimension(.width, toSize: 400, relation: .lessThanOrEqual)
    next.autoSetDimension(.height, toSize: 50)
  }

  /// Writes a step of ``EmptyState``.
  public static func emptyState(_ scene: EmptyState, step: Int) {
    let (group, illustration, caption) = (scene.group, scene.illustration, scene.caption)
    let (hint, retry) = (scene.hint, scene.retry)
    group.autoAlignAxis(toSuperviewAxis: .vertical)
    group.autoAlignAxis(.horizontal, toSameAxisOf: scene.root, withMultiplier: 0.9)
    group.autoMatch(.width, to: .width, of: illustration)
    illustration.autoPinEdge(.top, to: .top, of: group)
    LayoutConstraint.autoSetPriority(800) {
      illustration.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.5)
    }
    illustration.autoSetDimension(.width, toSize: 240, relation: .lessThanOrEqual)
    illustration.autoMatch(.height, to: .width, of: illustration, withMultiplier: 0.75)
    caption.autoPinEdge(.top, to: .bottom, of: illustration, withOffset: 24)
    hint.autoPinEdge(.top, to: .bottom, of: caption, withOffset: 8)
    for item in [illustration, caption, hint] {
      item.autoAlignAxis(.vertical, toSameAxisOf: group)
    }
    hint.autoPinEdge(toSuperviewEdge: .leading, withInset: 32, relation: .greaterThanOrEqual)
    hint.autoPinEdge(.bottom, to: .bottom, of: group)
    retry.autoPinEdge(.top, to: .bottom, of: group, withOffset: 20)
    retry.autoPinEdge(.trailing, to: .trailing, of: group)
  }

  /// Writes a step of ``MapOverlay``.
  public static func mapOverlay(_ scene: MapOverlay, step: Int) {
    let (map, pin, search) = (scene.map, scene.pin, scene.search)
    let (compass, locate, callout) = (scene.compass, scene.locate, scene.callout)
    let (sheet, grip) = (scene.sheet, scene.grip)
    map.autoPinEdgesToSuperviewEdges()
    search.autoPinEdgesToSuperviewSafeArea(
      with: LayoutInsets(top: 12, left: 16, bottom: 0, right: 16),
      excludingEdge: .bottom
    )
    search.autoSetDimension(.height, toSize: 48)
    compass.autoPinEdge(.right, to: .right, of: map, withOffset: -16)
    compass.autoPinEdge(.top, to: .bottom, of: search, withOffset: 16)
    compass.autoSetDimensions(to: LayoutSize(width: 44, height: 44))
    [compass, locate].autoAlignViews(to: ALEdge.right)
    locate.autoPinEdge(.top, to: .bottom, of: compass, withOffset: 8)
    [compass, locate].autoMatchViewsDimension(.width)
    [compass, locate].autoMatchViewsDimension(.height)
    pin.autoAlignAxis(.vertical, toSameAxisOf: map, withMultiplier: 0.8)
    pin.autoConstrainAttribute(.bottom, to: .bottom, of: map, withMultiplier: 0.45)
    pin.autoSetDimensions(to: LayoutSize(width: 24, height: 36))
    callout.autoPinEdge(.left, to: .right, of: pin, withOffset: 6)
    callout.autoAlignAxis(.horizontal, toSameAxisOf: pin)
    sheet.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    LayoutConstraint.autoSetPriority(850) {
      sheet.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.3)
    }
    sheet.autoSetDimension(.height, toSize: 160, relation: .greaterThanOrEqual)
    grip.autoAlignAxis(toSuperviewAxis: .vertical)
    grip.autoPinEdge(toSuperviewEdge: .top, withInset: 6)
    grip.autoSetDimensions(to: LayoutSize(width: 36, height: 5))
  }

  /// Writes a step of ``Article``.
  public static func article(_ scene: Article, step: Int) {
    let (headline, rule, figure) = (scene.headline, scene.rule, scene.figure)
    let (text, quote) = (scene.text, scene.quote)
    headline.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)
    rule.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    rule.autoPinEdge(.top, to: .bottom, of: headline, withOffset: 12)
    rule.autoSetDimensions(to: LayoutSize(width: 60, height: 2))
    figure.autoPinEdge(toSuperviewMargin: .left)
    figure.autoPinEdge(toSuperviewMargin: .right)
    figure.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
    figure.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.25)
    text.autoPinEdge(.top, to: .bottom, of: figure, withOffset: 16)
    text.autoPinEdges(toEdgesOf: scene.root.layoutMarginsGuide, excludingEdge: .top)
    quote.autoPinEdge(toSuperviewMargin: .top)
    quote.autoPinEdge(toSuperviewMargin: .leading)
    quote.autoConstrainAttribute(.marginTrailing, to: .marginTrailing, of: text)
    quote.autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)
  }
}

import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``FeedCell``.
  public static func feedCell(_ scene: FeedCell, step: Int) {
    let (avatar, name, handle) = (scene.avatar, scene.name, scene.handle)
    let (time, text, media) = (scene.time, scene.text, scene.media)
    avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    avatar.autoSetDimensions(to: LayoutSize(width: 48, height: 48))
    name.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 12)
    name.autoPinEdge(.top, to: .top, of: avatar)
    handle.autoPinEdge(.leading, to: .trailing, of: name, withOffset: 6)
    handle.autoAlignAxis(.firstBaseline, toSameAxisOf: name)
    time.autoPinEdge(
      .leading,
      to: .trailing,
      of: handle,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    time.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    time.autoAlignAxis(.firstBaseline, toSameAxisOf: name)
    text.autoPinEdge(.leading, to: .leading, of: name)
    text.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    text.autoPinEdge(.top, to: .bottom, of: name, withOffset: 6)
    media.autoPinEdge(.leading, to: .leading, of: text)
    media.autoPinEdge(.trailing, to: .trailing, of: text)
    media.autoPinEdge(.top, to: .bottom, of: text, withOffset: 10)
    LayoutConstraint.autoSetPriority(700) {
      media.autoMatch(.height, to: .width, of: media, withMultiplier: 0.5625)
    }
    media.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16, relation: .greaterThanOrEqual)
  }

  /// Writes a step of ``SettingsRow``.
  public static func settingsRow(_ scene: SettingsRow, step: Int) {
    let (row, icon, title) = (scene.row, scene.icon, scene.title)
    let (toggle, hairline) = (scene.toggle, scene.hairline)
    row.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 40), excludingEdge: .bottom)
    row.autoSetDimension(.height, toSize: 52.5)
    icon.autoPinEdge(toSuperviewMargin: .leading)
    icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    icon.autoSetDimension(.width, toSize: 29)
    icon.autoMatch(.height, to: .width, of: icon)
    title.autoPinEdge(.leading, to: .trailing, of: icon, withOffset: 15)
    title.autoAlignAxis(toSuperviewAxis: .horizontal)
    title.autoPinEdge(
      .trailing,
      to: .leading,
      of: toggle,
      withOffset: -8,
      relation: .lessThanOrEqual
    )
    toggle.autoPinEdge(toSuperviewMargin: .trailing)
    toggle.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
    hairline.autoPinEdge(.leading, to: .leading, of: title)
    hairline.autoPinEdge(toSuperviewEdge: .trailing)
    hairline.autoPinEdge(toSuperviewEdge: .bottom)
    hairline.autoSetDimension(.height, toSize: 1.0 / 3.0)
  }

  /// Writes a step of ``ListCell``.
  public static func listCell(_ scene: ListCell, step: Int) {
    let (cell, title, badge, subtitle) = (scene.cell, scene.title, scene.badge, scene.subtitle)
    cell.autoPinEdge(toSuperviewEdge: .leading)
    cell.autoPinEdge(toSuperviewEdge: .trailing)
    cell.autoAlignAxis(toSuperviewAxis: .horizontal)
    title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    title.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    badge.autoPinEdge(
      .leading,
      to: .trailing,
      of: title,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    badge.autoAlignAxis(.horizontal, toSameAxisOf: title)
    badge.autoMatch(.width, to: .height, of: badge, relation: .greaterThanOrEqual)
    subtitle.autoPinEdge(.leading, to: .leading, of: title)
    subtitle.autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: 16,
      relation: .greaterThanOrEqual
    )
    subtitle.autoPinEdge(.top, to: .bottom, of: title, withOffset: 4)
    subtitle.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
  }

  /// Writes a step of ``ChatBubbles``.
  public static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    let (hello, answer, thanks) = (scene.hello, scene.answer, scene.thanks)
    hello.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    hello.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    answer.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    answer.autoPinEdge(.top, to: .bottom, of: hello, withOffset: 6)
    for bubble in [hello, answer] {
      bubble.autoMatch(
        .width,
        to: .width,
        of: scene.root,
        withMultiplier: 0.7,
        relation: .lessThanOrEqual
      )
    }
    thanks.autoPinEdge(.leading, to: .leading, of: hello)
    thanks.autoPinEdge(.top, to: .bottom, of: answer, withOffset: 6)
    thanks.autoMatch(.width, to: .width, of: hello)
    let received = LayoutInsets(top: 8, left: 14, bottom: 8, right: 10)
    let sent = LayoutInsets(top: 8, left: 10, bottom: 8, right: 14)
    scene.helloText.autoPinEdgesToSuperviewEdges(with: received)
    scene.answerText.autoPinEdgesToSuperviewEdges(with: sent)
    scene.thanksText.autoPinEdgesToSuperviewEdges(with: received)
  }
}

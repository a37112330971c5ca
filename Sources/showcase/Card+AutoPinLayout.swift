import AutoPinLayout

extension Card {
  func buildWithAutoPin() {
    card.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 16, left: 16, bottom: 16, right: 16))
    avatar.autoSetDimensions(to: LayoutSize(width: 48, height: 48))
    avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    avatar.autoAlignAxis(toSuperviewAxis: .horizontal)
    name.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 12)
    follow.autoPinEdge(
      .leading,
      to: .trailing,
      of: name,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    follow.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    [avatar, name, follow].autoAlignViews(to: .horizontal)
  }
}

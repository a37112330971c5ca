/// The code that builds the card, as people wrote it: the bodies in `Card+….swift`, to the letter.
///
/// A test compares each with its file, and README with both.
enum CardSource {
  /// The card in `OperatorLayout`.
  static let operators = """
    constrain(screen, card, avatar, name, follow) { screen, card, avatar, name, follow in
      card.edges == inset(screen.edges, 16)
      avatar.width == 48
      avatar.height == 48
      avatar.leading == card.leading + 16
      avatar.centerY == card.centerY
      name.leading == avatar.trailing + 12
      follow.leading >= name.trailing + 8
      follow.trailing == card.trailing - 16
      align(centerY: avatar, name, follow)
    }
    """

  /// The card in `MakerLayout`.
  static let maker = """
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    avatar.snp.makeConstraints { make in
      make.size.equalTo(48)
      make.leading.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
    }
    name.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.centerY.equalTo(avatar)
    }
    follow.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(name.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(avatar)
    }
    """

  /// The card in `AttributeLayout`.
  static let attributes = """
    card.easy.layout(Edges(16))
    avatar.easy.layout(Size(48), Leading(16), CenterY())
    name.easy.layout(Leading(12).to(avatar), CenterY().to(avatar))
    follow.easy.layout(Leading(>=8).to(name), Trailing(16), CenterY().to(avatar))
    """

  /// The card in `AutoPinLayout`.
  static let autoPin = """
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
    """
}

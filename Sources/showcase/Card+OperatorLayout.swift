import OperatorLayout

extension Card {
  func buildWithOperators() {
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
  }
}

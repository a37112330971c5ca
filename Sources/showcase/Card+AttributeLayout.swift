import AttributeLayout

extension Card {
  func buildWithAttributes() {
    card.easy.layout(Edges(16))
    avatar.easy.layout(Size(48), Leading(16), CenterY())
    name.easy.layout(Leading(12).to(avatar), CenterY().to(avatar))
    follow.easy.layout(Leading(>=8).to(name), Trailing(16), CenterY().to(avatar))
  }
}

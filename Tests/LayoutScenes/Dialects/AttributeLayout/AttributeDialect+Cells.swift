import AttributeLayout

extension AttributeDialect {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.easy.layout(Leading(16), Top(16), Size(48))
    scene.name.easy.layout(Leading(12).to(scene.avatar), Top().to(scene.avatar, .top))
    scene.handle.easy.layout(Leading(6).to(scene.name), FirstBaseline().to(scene.name))
    scene.time.easy.layout(
      Leading(>=8).to(scene.handle),
      Trailing(16),
      FirstBaseline().to(scene.name)
    )
    scene.text.easy.layout(
      Leading().to(scene.name, .leading),
      Trailing(16),
      Top(6).to(scene.name)
    )
    scene.media.easy.layout(
      Leading().to(scene.text, .leading),
      Trailing().to(scene.text, .trailing),
      Top(10).to(scene.text),
      Height(*0.5625).like(scene.media, .width).with(.custom(700)),
      Bottom(<=16)
    )
  }

  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.easy.layout(Leading(), Trailing(), Top(40), Height(52.5))
    scene.icon.easy.layout(
      Leading().to(scene.row, .leadingMargin),
      CenterY(),
      Width(29),
      Height().like(scene.icon, .width)
    )
    scene.title.easy.layout(
      Leading(15).to(scene.icon),
      CenterY(),
      Trailing(<=8).to(scene.toggle)
    )
    scene.toggle.easy.layout(
      Trailing().to(scene.row, .trailingMargin),
      CenterY().to(scene.row, .centerYWithinMargins)
    )
    scene.hairline.easy.layout(
      Leading().to(scene.title, .leading),
      Trailing(),
      Bottom(),
      Height(1.0 / 3.0)
    )
  }

  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.easy.layout(Leading(), Trailing(), CenterY())
    scene.title.easy.layout(Leading(16), Top(10))
    scene.badge.easy.layout(
      Leading(>=8).to(scene.title),
      Trailing(16),
      CenterY().to(scene.title),
      Width(>=0).like(scene.badge, .height)
    )
    scene.subtitle.easy.layout(
      Leading().to(scene.title, .leading),
      Trailing(<=16),
      Top(4).to(scene.title),
      Bottom(10)
    )
  }

  static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    scene.hello.easy.layout(Leading(12), Top(16), Width(<=0 * 0.7).like(scene.root))
    scene.answer.easy.layout(
      Trailing(12),
      Top(6).to(scene.hello),
      Width(<=0 * 0.7).like(scene.root)
    )
    scene.thanks.easy.layout(
      Leading().to(scene.hello, .leading),
      Top(6).to(scene.answer),
      Width().like(scene.hello)
    )
    scene.helloText.easy.layout(Top(8), Leading(14), Bottom(8), Trailing(10))
    scene.answerText.easy.layout(Top(8), Leading(10), Bottom(8), Trailing(14))
    scene.thanksText.easy.layout(Top(8), Leading(14), Bottom(8), Trailing(10))
  }
}

import AttributeLayout

extension AttributeDialect {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.easy.layout(
      Top(),
      Leading(),
      Trailing(),
      Height(*0.5625).like(scene.video, .width).with(.custom(800)),
      Height(<=0 * 0.6).like(scene.root)
    )
    scene.scrubber.easy.layout(Left(16), Right(16), Top(12).to(scene.video), Height(4))
    scene.play.easy.layout(CenterX(), Top(20).to(scene.scrubber), Size(56))
    scene.back.easy.layout(Right(24).to(scene.play), CenterY().to(scene.play), Size(40))
    scene.forward.easy.layout(
      Left(24).to(scene.play),
      CenterY().to(scene.play),
      Size().like(scene.back)
    )
  }

  static func profile(_ scene: Profile, step: Int) {
    scene.cover.easy.layout(Top(), Leading(), Trailing(), Height(*0.4).like(scene.root))
    scene.avatar.easy.layout(
      CenterX(),
      CenterY().to(scene.cover, .bottom),
      Width(96),
      Height().like(scene.avatar, .width)
    )
    scene.name.easy.layout(
      CenterX().to(scene.avatar),
      Top(12).to(scene.avatar),
      Leading(>=16)
    )
    scene.about.easy.layout(
      CenterX(),
      Top(8).to(scene.name),
      Width(<=0 * 0.8).like(scene.root)
    )
    scene.follow.easy.layout(CenterX(), Top(16).to(scene.about), Width(>=120))
  }

  static func onboarding(_ scene: Onboarding, step: Int) {
    let root = scene.root
    scene.skip.easy.layout(
      Trailing().to(root, .trailingMargin),
      Top().to(root, .topMargin)
    )
    scene.image.easy.layout(
      Top(16).to(scene.skip),
      Bottom().to(root, .centerY),
      CenterX().to(root, .centerXWithinMargins),
      Width(*1.2).like(scene.image, .height).with(.custom(800)),
      Leading(>=0).to(root, .leadingMargin)
    )
    scene.headline.easy.layout(
      FirstBaseline(52).to(scene.image, .bottom),
      Leading().to(root, .leadingMargin),
      Trailing(<=0).to(root, .trailingMargin)
    )
    scene.lead.easy.layout(
      FirstBaseline(28).to(scene.headline, .lastBaseline),
      Leading().to(scene.headline, .leading),
      Trailing().to(root, .trailingMargin)
    )
    scene.next.easy.layout(
      Bottom().to(root, .bottomMargin),
      CenterX().to(root, .centerXWithinMargins),
      Width(*0.75).like(root).with(.custom(900)),
      Width(<=400),
      Height(50)
    )
  }

  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.group.easy.layout(CenterX(), CenterY(*0.9), Width().like(scene.illustration))
    scene.illustration.easy.layout(
      Top().to(scene.group, .top),
      CenterX().to(scene.group),
      Width(*0.5).like(scene.root).with(.custom(800)),
      Width(<=240),
      Height(*0.75).like(scene.illustration, .width)
    )
    scene.caption.easy.layout(Top(24).to(scene.illustration), CenterX().to(scene.group))
    scene.hint.easy.layout(
      Top(8).to(scene.caption),
      CenterX().to(scene.group),
      Leading(>=32),
      Bottom().to(scene.group, .bottom)
    )
    scene.retry.easy.layout(
      Top(20).to(scene.group),
      Trailing().to(scene.group, .trailing)
    )
  }

  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    let safe = scene.root.safeAreaLayoutGuide
    scene.map.easy.layout(Top(), Leading(), Bottom(), Trailing())
    scene.search.easy.layout(
      Top(12).to(safe),
      Leading(16).to(safe),
      Trailing(16).to(safe),
      Height(48)
    )
    scene.compass.easy.layout(
      Right(16).to(scene.map, .right),
      Top(16).to(scene.search),
      Size(44)
    )
    scene.locate.easy.layout(
      Right().to(scene.compass, .right),
      Top(8).to(scene.compass),
      Size().like(scene.compass)
    )
    scene.pin.easy.layout(CenterX(*0.8), Bottom(*0.45), Width(24), Height(36))
    scene.callout.easy.layout(Left(6).to(scene.pin), CenterY().to(scene.pin))
    scene.sheet.easy.layout(
      Leading(),
      Trailing(),
      Bottom(),
      Height(*0.3).like(scene.root).with(.custom(850)),
      Height(>=160)
    )
    scene.grip.easy.layout(CenterX(), Top(6), Width(36), Height(5))
  }

  static func article(_ scene: Article, step: Int) {
    let root = scene.root
    let margins = root.layoutMarginsGuide
    scene.headline.easy.layout(
      Top().to(root, .topMargin),
      Leading().to(root, .leadingMargin),
      Trailing().to(root, .trailingMargin)
    )
    scene.rule.easy.layout(
      CenterX().to(root, .centerXWithinMargins),
      Top(12).to(scene.headline),
      Width(60),
      Height(2)
    )
    scene.figure.easy.layout(
      Left().to(root, .leftMargin),
      Right().to(root, .rightMargin),
      CenterY().to(root, .centerYWithinMargins),
      Height(*0.25).like(root)
    )
    scene.text.easy.layout(
      Top(16).to(scene.figure),
      Leading().to(margins),
      Trailing().to(margins),
      Bottom().to(margins)
    )
    scene.quote.easy.layout(
      Top().to(scene.text, .topMargin),
      Leading().to(scene.text, .leadingMargin),
      TrailingMargin(),
      Bottom(<=0).to(scene.text, .bottomMargin)
    )
  }
}

import AttributeLayout

extension AttributeDialect {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.easy.layout(Leading(), Trailing(), Bottom(), Height(49))
    for button in scene.buttons { button.easy.layout(Top(), Bottom()) }
    for (previous, button) in zip(scene.buttons, scene.buttons.dropFirst()) {
      button.easy.layout(Leading().to(previous), Width().like(previous))
    }
    scene.buttons.first?.easy.layout(Leading())
    scene.buttons.last?.easy.layout(Trailing())
  }

  static func tabBar(_ scene: TabBar, step: Int) {
    let safe = scene.root.safeAreaLayoutGuide
    scene.bar.easy.layout(Leading(), Trailing(), Bottom(), Top(-49).to(safe, .bottom))
    for (tab, fraction) in zip(scene.tabs, scene.fractions) {
      tab.easy.layout(CenterX(*fraction), Top(5), Width(44), Height(40))
    }
    scene.badge.easy.layout(
      CenterX().to(scene.tabs[2], .trailing),
      CenterY().to(scene.tabs[2], .top),
      Size(18)
    )
    scene.content.easy.layout(
      Top().to(safe),
      Leading().to(safe),
      Trailing().to(safe),
      Bottom().to(scene.bar)
    )
  }

  static func banner(_ scene: Banner, step: Int) {
    scene.banner.easy.layout(
      CenterX(),
      Top(12),
      Height(56),
      Width(-32).like(scene.root).with(.custom(800)),
      Width(<=480),
      Width(>=280),
      Leading(>=8)
    )
    scene.icon.easy.layout(Leading(12), CenterY(), Size(24))
    scene.text.easy.layout(Leading(8).to(scene.icon), CenterY())
    scene.action.easy.layout(Leading(8).to(scene.text), Trailing(12), CenterY())
  }

  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.easy.layout(Leading(), Trailing(), Top(44), Height(32))
    for crumb in scene.crumbs { crumb.easy.layout(CenterY()) }
    for (index, chevron) in scene.chevrons.enumerated() {
      chevron.easy.layout(
        Leading(4).to(scene.crumbs[index]),
        CenterY(),
        Width(8),
        Height(12)
      )
      scene.crumbs[index + 1].easy.layout(Leading(4).to(chevron))
    }
    scene.crumbs[0].easy.layout(Leading(12))
    scene.crumbs[2].easy.layout(Trailing(<=12))
  }

  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.easy.layout(Leading(), Trailing(), Top(), Height(56))
    scene.back.easy.layout(Leading(8), CenterY())
    scene.actions.easy.layout(Trailing(8), CenterY())
    scene.title.easy.layout(
      CenterX().with(.custom(600)),
      Leading(>=8).to(scene.back),
      Trailing(<=8).to(scene.actions),
      CenterY()
    )
  }

  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.easy.layout(Leading(20), Top(30))
    for star in scene.stars {
      star.easy.layout(Height().like(star, .width), Bottom().to(scene.score, .lastBaseline))
    }
    for (previous, star) in zip(scene.stars, scene.stars.dropFirst()) {
      star.easy.layout(Leading(3).to(previous), Width().like(scene.stars[0]))
    }
    scene.stars[0].easy.layout(
      Leading(14).to(scene.score),
      Width(*0.07).like(scene.root).with(.custom(720)),
      Width(<=32)
    )
    scene.count.easy.layout(
      Leading(8).to(scene.stars[4]),
      Trailing(<=20),
      LastBaseline().to(scene.score)
    )
  }
}

import AttributeLayout

extension AttributeDialect {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    let keys = scene.keys
    let first = keys[0][0]
    scene.display.easy.layout(Top(), Leading(), Trailing(), Height(*0.25).like(scene.root))
    for row in keys {
      row[0].easy.layout(Leading(8))
      for (previous, key) in zip(row, row.dropFirst()) {
        key.easy.layout(
          Leading(8).to(previous),
          Width().like(row[0]),
          Top().to(row[0], .top)
        )
      }
      row[3].easy.layout(Trailing(8))
    }
    for key in keys.joined().dropFirst() { key.easy.layout(Height().like(first)) }
    first.easy.layout(Top(8).to(scene.display))
    keys[1][0].easy.layout(Top(8).to(first))
    keys[2][0].easy.layout(Top(8).to(keys[1][0]))
    scene.zero.easy.layout(
      Leading().to(keys[2][0], .leading),
      Trailing().to(keys[2][1], .trailing),
      Top(8).to(keys[2][0]),
      Height().like(first),
      Bottom(8)
    )
    for (key, above) in [(scene.point, keys[2][2]), (scene.equals, keys[2][3])] {
      key.easy.layout(
        Leading().to(above, .leading),
        Trailing().to(above, .trailing),
        Top().to(scene.zero, .top),
        Bottom().to(scene.zero, .bottom)
      )
    }
  }

  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.easy.layout(
      Top(),
      Leading(),
      Trailing(),
      Height(*(2.0 / 3.0)).like(scene.hero, .width).with(.high),
      Bottom(<=0).to(scene.root, .centerY)
    )
    for thumb in scene.thumbs {
      thumb.easy.layout(Height().like(thumb, .width), Top(4).to(scene.hero))
    }
    for (previous, thumb) in zip(scene.thumbs, scene.thumbs.dropFirst()) {
      thumb.easy.layout(Leading(4).to(previous), Width().like(scene.thumbs[0]))
    }
    scene.thumbs.first?.easy.layout(Leading())
    scene.thumbs.last?.easy.layout(Trailing())
  }

  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.area.easy.layout(Top(40), Leading(24), Bottom(40), Trailing(24))
    scene.basic.easy.layout(
      Leading().to(scene.area, .leading),
      CenterY().to(scene.area),
      Height(*0.85).like(scene.pro)
    )
    scene.pro.easy.layout(
      Leading(12).to(scene.basic),
      Width().like(scene.basic),
      Top().to(scene.area, .top),
      Bottom().to(scene.area, .bottom)
    )
    scene.team.easy.layout(
      Leading(12).to(scene.pro),
      Trailing().to(scene.area, .trailing),
      Size().like(scene.basic),
      CenterY().to(scene.area)
    )
    scene.proPrice.easy.layout(CenterX(), Top(60))
    scene.basicPrice.easy.layout(CenterX(), LastBaseline().to(scene.proPrice))
    scene.teamPrice.easy.layout(CenterX(), FirstBaseline().to(scene.proPrice))
  }

  static func keyboard(_ scene: Keyboard, step: Int) {
    let keys = scene.keys
    scene.board.easy.layout(Leading(), Trailing(), Bottom(), Height(216))
    for row in keys {
      for key in row { key.easy.layout(Height(42)) }
      for (previous, key) in zip(row, row.dropFirst()) {
        key.easy.layout(Leading(6).to(previous), Top().to(row[0], .top))
      }
    }
    for key in keys.joined().dropFirst() { key.easy.layout(Width().like(keys[0][0])) }
    keys[0][0].easy.layout(Leading(3), Top(10))
    keys[0][9].easy.layout(Trailing(3))
    keys[1][0].easy.layout(Leading(3).to(keys[0][0], .centerX), Top(12).to(keys[0][0]))
    keys[2][0].easy.layout(Leading().to(keys[1][1], .leading), Top(12).to(keys[1][0]))
  }

  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.easy.layout(
      Leading(),
      Top(),
      Bottom(),
      Width(*(1.0 / 3.0)).like(scene.root).with(.custom(900)),
      Width(>=120),
      Width(<=320)
    )
    scene.divider.easy.layout(Leading().to(scene.sidebar), Top(), Bottom(), Width(1))
    scene.content.easy.layout(Leading().to(scene.divider), Trailing(), Top(), Bottom())
    scene.person.easy.layout(
      Top(32),
      CenterX(),
      Width(*0.4).like(scene.sidebar),
      Height().like(scene.person, .width)
    )
    scene.heading.easy.layout(Leading(24), CenterY().to(scene.person))
    scene.outline.easy.layout(
      Leading().to(scene.heading, .leading),
      Trailing(24),
      Top(20).to(scene.person),
      Bottom(20)
    )
  }
}

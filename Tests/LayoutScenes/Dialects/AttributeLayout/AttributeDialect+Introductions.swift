import AttributeLayout

extension AttributeDialect {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.easy.layout(Top(20), Leading(16), Bottom(40), Trailing(16))
    scene.badge.easy.layout(Top(8), Trailing(8), Size(24))
  }

  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.easy.layout(Leading(15), Bottom(20), Height(44))
    scene.confirm.easy.layout(
      Leading(12).to(scene.cancel),
      Trailing(15),
      Bottom().to(scene.cancel, .bottom),
      Size().like(scene.cancel)
    )
  }

  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.easy.layout(Leading(25), Trailing(25), CenterY(), Height(140))
    scene.first.easy.layout(
      Width(*0.5).like(scene.row),
      Height(40),
      CenterX(),
      Top(>=20),
      CenterY(-30).with(.high)
    )
    scene.second.easy.layout(
      Width(-50).like(scene.first),
      Height().like(scene.first),
      CenterX().to(scene.first),
      Top(20).to(scene.first)
    )
  }

  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.easy.layout(Size(*(1.0 / 3.0)).like(scene.root), Center())
    scene.corner.easy.layout(
      Left().to(scene.middle),
      Top().to(scene.middle),
      Size().like(scene.middle)
    )
    scene.halo.easy.layout(Edges(-6).to(scene.middle))
  }
}

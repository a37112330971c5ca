// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.easy.layout([
      Center(),
      Size(*(1.0 / 3)).like(scene.root),
    ])
    scene.corner.easy.layout([
      Top().to(scene.middle, .bottom),
      Left().to(scene.middle, .right),
      Size().like(scene.middle),
    ])
    scene.halo.easy.layout(Edges(-6).to(scene.middle))
  }
}

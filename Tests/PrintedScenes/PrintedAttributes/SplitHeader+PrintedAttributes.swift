// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.easy.layout([
      Top(),
      Leading(),
      Trailing(),
      Height(56),
    ])
    scene.back.easy.layout([
      CenterY(),
      Leading(8),
    ])
    scene.actions.easy.layout([
      CenterY(),
      Trailing(8),
    ])
    scene.title.easy.layout([
      CenterY(),
      CenterX().with(.custom(600)),
      Leading(>=8).to(scene.back, .trailing),
      Trailing(<=8).to(scene.actions, .leading),
    ])
  }
}

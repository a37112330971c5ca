// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.group.easy.layout([
      CenterY(*0.9),
      CenterX(),
      Width().like(scene.illustration),
    ])
    scene.illustration.easy.layout([
      Top().to(scene.group, .top),
      CenterX().to(scene.group, .centerX),
      Height(*0.75).like(scene.illustration, .width),
      Width(*0.5).like(scene.root).with(.custom(800)),
      Width(<=240),
    ])
    scene.caption.easy.layout([
      Top(24).to(scene.illustration, .bottom),
      CenterX().to(scene.group, .centerX),
    ])
    scene.hint.easy.layout([
      Top(8).to(scene.caption, .bottom),
      CenterX().to(scene.group, .centerX),
      Leading(>=32),
      Bottom().to(scene.group, .bottom),
    ])
    scene.retry.easy.layout([
      Top(20).to(scene.group, .bottom),
      Trailing().to(scene.group, .trailing),
    ])
  }
}

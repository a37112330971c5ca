// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func banner(_ scene: Banner, step: Int) {
    scene.banner.easy.layout([
      Top(12),
      CenterX(),
      Leading(>=8),
      Height(56),
      Width(-32).like(scene.root).with(.custom(800)),
      Width(<=480),
      Width(>=280),
    ])
    scene.icon.easy.layout([
      CenterY(),
      Leading(12),
      Size(24),
    ])
    scene.text.easy.layout([
      CenterY(),
      Leading(8).to(scene.icon, .trailing),
    ])
    scene.action.easy.layout([
      CenterY(),
      Leading(8).to(scene.text, .trailing),
      Trailing(12),
    ])
  }
}

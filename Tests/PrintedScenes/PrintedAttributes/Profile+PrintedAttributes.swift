// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func profile(_ scene: Profile, step: Int) {
    scene.cover.easy.layout([
      Top(),
      Leading(),
      Trailing(),
      Height(*0.4).like(scene.root),
    ])
    scene.avatar.easy.layout([
      CenterY().to(scene.cover, .bottom),
      CenterX(),
      Height().like(scene.avatar, .width),
      Width(96),
    ])
    scene.name.easy.layout([
      Top(12).to(scene.avatar, .bottom),
      CenterX().to(scene.avatar, .centerX),
      Leading(>=16),
    ])
    scene.about.easy.layout([
      Top(8).to(scene.name, .bottom),
      CenterX(),
      Width(<=0 * 0.8).like(scene.root),
    ])
    scene.follow.easy.layout([
      Top(16).to(scene.about, .bottom),
      CenterX(),
      Width(>=120),
    ])
  }
}

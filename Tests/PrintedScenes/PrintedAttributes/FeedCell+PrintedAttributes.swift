// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.easy.layout([
      Top(16),
      Leading(16),
      Size(48),
    ])
    scene.name.easy.layout([
      Top().to(scene.avatar, .top),
      Leading(12).to(scene.avatar, .trailing),
    ])
    scene.handle.easy.layout([
      FirstBaseline().to(scene.name, .firstBaseline),
      Leading(6).to(scene.name, .trailing),
    ])
    scene.time.easy.layout([
      FirstBaseline().to(scene.name, .firstBaseline),
      Leading(>=8).to(scene.handle, .trailing),
      Trailing(16),
    ])
    scene.text.easy.layout([
      Top(6).to(scene.name, .bottom),
      Leading().to(scene.name, .leading),
      Trailing(16),
    ])
    scene.media.easy.layout([
      Top(10).to(scene.text, .bottom),
      Leading().to(scene.text, .leading),
      Bottom(<=16),
      Trailing().to(scene.text, .trailing),
      Height(*0.5625).like(scene.media, .width).with(.custom(700)),
    ])
  }
}

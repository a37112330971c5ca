// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.easy.layout([
      Center(),
      Width(*0.8).like(scene.root).with(.custom(900)),
      Width(<=420),
    ])
    scene.title.easy.layout([
      Top(20),
      Leading(20),
      Trailing(20),
    ])
    scene.message.easy.layout([
      Top(8).to(scene.title, .bottom),
      Leading().to(scene.title, .leading),
      Trailing().to(scene.title, .trailing),
    ])
    scene.cancel.easy.layout([
      Top(20).to(scene.message, .bottom),
      Leading(),
      Bottom(),
      Height(44),
    ])
    scene.accept.easy.layout([
      Top().to(scene.cancel, .top),
      Leading().to(scene.cancel, .trailing),
      Bottom().to(scene.cancel, .bottom),
      Trailing(),
      Width().like(scene.cancel),
    ])
  }
}

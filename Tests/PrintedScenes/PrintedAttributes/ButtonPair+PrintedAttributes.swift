// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.easy.layout([
      Leading(15),
      Bottom(20),
      Height(44),
    ])
    scene.confirm.easy.layout([
      Leading(12).to(scene.cancel, .trailing),
      Bottom().to(scene.cancel, .bottom),
      Trailing(15),
      Size().like(scene.cancel),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      scene.keyboard.easy.clear()
      scene.keyboard.easy.layout([
        Top().to(scene.root, .bottom),
        Leading(),
        Trailing(),
        Height(*0.45).like(scene.root),
      ])
      scene.form.easy.layout([
        Center(),
        Height(120),
        Width(-40).like(scene.root),
      ])
    case 1:
      scene.keyboard.easy.clear()
      scene.keyboard.easy.layout([
        Leading(),
        Bottom(),
        Trailing(),
        Height(*0.45).like(scene.root),
      ])
      scene.form.easy.layout([
        CenterX(),
        Bottom(16).to(scene.keyboard, .top),
        Height(120),
        Width(-40).like(scene.root),
      ])
    default:
      scene.keyboard.easy.clear()
      scene.keyboard.easy.layout([
        Top().to(scene.root, .bottom),
        Leading(),
        Trailing(),
        Height(*0.45).like(scene.root),
      ])
      scene.form.easy.layout([
        Center(),
        Height(120),
        Width(-40).like(scene.root),
      ])
    }
  }
}

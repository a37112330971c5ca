// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      scene.hint.easy.layout([
        Top(4).to(scene.button, .bottom),
        CenterX().to(scene.button, .centerX),
      ])
      scene.button.easy.clear()
      scene.button.easy.layout([
        Top(10),
        Leading(10),
        Size(56),
      ])
    case 1:
      scene.button.easy.clear()
      scene.button.easy.layout([
        Bottom(10),
        Trailing(10),
        Size(64),
      ])
    default:
      scene.button.easy.layout([
        Center(),
        Height().like(scene.button, .width),
        Width(*(1.0 / 3)).like(scene.root),
      ])
    }
  }
}

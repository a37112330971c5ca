// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      scene.toast.easy.clear()
      scene.toast.easy.layout([
        CenterX(),
        Bottom(24),
        Width(<=(-32)).like(scene.root),
      ])
      scene.message.easy.clear()
      scene.message.easy.layout([
        Top(12),
        Leading(12),
        Bottom(12),
        Trailing(12),
      ])
    case 1:
      scene.toast.easy.clear()
      scene.toast.easy.layout([
        Top(8),
        Leading(),
        Trailing(),
      ])
      scene.message.easy.clear()
      scene.message.easy.layout([
        Top(12),
        Leading(12),
        Bottom(12),
        Trailing(12),
      ])
    default:
      scene.toast.easy.clear()
      scene.toast.easy.layout([
        Top(8),
        Leading(),
        Trailing(),
        Height(60),
      ])
      scene.message.easy.layout([
        Center(),
        Width(<=0).like(scene.toast),
      ])
    }
  }
}

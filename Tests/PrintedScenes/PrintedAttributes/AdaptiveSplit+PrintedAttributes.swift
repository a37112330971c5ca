// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      scene.list.easy.clear()
      scene.list.easy.layout([
        Top(),
        Leading(),
        Bottom(),
        Width(*0.35).like(scene.root),
      ])
      scene.detail.easy.layout([
        Top(),
        Leading().to(scene.list, .trailing),
        Bottom(),
        Trailing(),
      ])
    case 1:
      scene.list.easy.clear()
      scene.list.easy.layout([
        Top(),
        Leading(),
        Trailing(),
        Height(*0.4).like(scene.root),
      ])
      scene.detail.easy.layout([
        Top().to(scene.list, .bottom),
        Leading(),
        Bottom(),
        Trailing(),
      ])
    default:
      scene.list.easy.clear()
      scene.list.easy.layout([
        Top(),
        Leading(),
        Bottom(),
        Width(*0.35).like(scene.root),
      ])
      scene.detail.easy.layout([
        Top(),
        Leading().to(scene.list, .trailing),
        Bottom(),
        Trailing(),
      ])
    }
  }
}

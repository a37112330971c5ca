// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.second.easy.layout([
        Top(),
        Leading().to(scene.first, .trailing),
        Bottom(),
        Trailing(),
        Width(300).with(.medium),
      ])
      scene.first.easy.clear()
      scene.first.easy.layout([
        Top(),
        Leading(),
        Bottom(),
        Width(300).with(.custom(600)),
      ])
    case 1:
      scene.first.easy.clear()
      scene.first.easy.layout([
        Top(),
        Leading(),
        Bottom(),
        Width(300).with(.custom(400)),
      ])
    default:
      scene.first.easy.clear()
      scene.first.easy.layout([
        Top(),
        Leading(),
        Bottom(),
        Width(300),
      ])
    }
  }
}

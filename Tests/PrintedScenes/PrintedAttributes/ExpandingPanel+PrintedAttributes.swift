// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.easy.layout([
        Leading(),
        Bottom(),
        Trailing(),
        Height(120),
      ])
      scene.grip.easy.layout([
        Top(6),
        CenterX(),
        Height(5),
        Width(*0.2).like(scene.panel),
      ])
      scene.content.easy.layout([
        Top(),
        Leading(),
        Bottom(8).to(scene.panel, .top),
        Trailing(),
      ])
    case 1:
      scene.panel.easy.layout([
        Leading(),
        Bottom(),
        Trailing(),
        Height(200),
      ])
      scene.grip.easy.layout([
        Top(12),
        CenterX(),
        Height(5),
        Width(*0.2).like(scene.panel),
      ])
      scene.content.easy.layout([
        Top(),
        Leading(),
        Bottom(8).to(scene.panel, .top),
        Trailing(),
      ])
    default:
      scene.panel.easy.layout([
        Leading(),
        Bottom(),
        Trailing(),
        Height(72.5),
      ])
      scene.grip.easy.layout([
        Top(12),
        CenterX(),
        Height(5),
        Width(*0.2).like(scene.panel),
      ])
      scene.content.easy.layout([
        Top(),
        Leading(),
        Bottom(3).to(scene.panel, .top),
        Trailing(),
      ])
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      scene.caption.easy.layout([
        Top(16),
        Leading(16),
      ])
      scene.value.easy.layout([
        FirstBaseline().to(scene.caption, .firstBaseline),
        Leading(8).to(scene.caption, .trailing),
        Trailing(16),
        Height(24),
      ])
      scene.chart.easy.layout([
        Top(12).to(scene.caption, .bottom),
        Leading().to(scene.caption, .leading),
        Trailing().to(scene.value, .trailing),
        Height(*(1.0 / 3)).like(scene.root),
      ])
    case 1:
      break
    default:
      break
    }
  }
}

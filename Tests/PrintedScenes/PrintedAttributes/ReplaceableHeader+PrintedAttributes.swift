// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.easy.layout([
        Top(),
        Leading(),
        Trailing(),
        Height(44),
      ])
      scene.body.easy.layout([
        Top(8).to(scene.header, .bottom),
        Leading().to(scene.header, .leading),
        Bottom(20),
        Trailing().to(scene.header, .trailing),
      ])
      scene.header.easy.layout([
        Top(64),
        Leading(16),
        Trailing(16),
        Height(80),
      ])
    case 1:
      scene.header.easy.layout([
        Top(40).to(scene.banner, .bottom),
        Leading(16),
        Trailing(16),
        Height(80),
      ])
    default:
      scene.header.easy.layout([
        CenterY(*0.5),
        Leading(16),
        Trailing(16),
        Height(80),
      ])
    }
  }
}

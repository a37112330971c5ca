// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.easy.layout([
      Top(20),
      Leading(16),
      Bottom(40),
      Trailing(16),
    ])
    scene.badge.easy.layout([
      Top(8),
      Trailing(8),
      Size(24),
    ])
  }
}

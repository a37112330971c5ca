// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func insetCard(_ scene: InsetCard, step: Int) {
    constrain(scene.card, scene.root) { card, root in
      card.edges == inset(root.edges, 20, 16, 40, 16)
    }
    constrain(scene.badge, scene.card) { badge, card in
      badge.top == card.top + 8
      badge.trailing == card.trailing - 8
      badge.width == 24
      badge.height == 24
    }
  }
}

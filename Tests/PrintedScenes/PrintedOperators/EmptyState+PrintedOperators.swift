// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func emptyState(_ scene: EmptyState, step: Int) {
    constrain(scene.group, scene.root, scene.illustration) { group, root, illustration in
      group.centerX == root.centerX
      group.centerY == root.centerY * 0.9
      group.width == illustration.width
    }
    constrain(scene.illustration, scene.group, scene.root) { illustration, group, root in
      illustration.top == group.top
      illustration.centerX == group.centerX
      illustration.width == root.width * 0.5 ~ 800
      illustration.width <= 240
      illustration.height == illustration.width * 0.75
    }
    constrain(scene.caption, scene.illustration, scene.group) { caption, illustration, group in
      caption.top == illustration.bottom + 24
      caption.centerX == group.centerX
    }
    constrain(scene.hint, scene.caption, scene.root, scene.group) { hint, caption, root, group in
      hint.top == caption.bottom + 8
      hint.leading >= root.leading + 32
      hint.bottom == group.bottom
      hint.centerX == group.centerX
    }
    constrain(scene.retry, scene.group) { retry, group in
      retry.top == group.bottom + 20
      retry.trailing == group.trailing
    }
  }
}

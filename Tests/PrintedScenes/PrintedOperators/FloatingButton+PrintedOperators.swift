// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      constrain(scene.hint, scene.button) { hint, button in
        hint.top == button.bottom + 4
        hint.centerX == button.centerX
      }
      constrain(scene.button, scene.root, replace: scene.group) { button, root in
        button.top == root.top + 10
        button.leading == root.leading + 10
        button.width == 56
        button.height == 56
      }
    case 1:
      constrain(scene.button, scene.root, replace: scene.group) { button, root in
        button.trailing == root.trailing - 10
        button.bottom == root.bottom - 10
        button.width == 64
        button.height == 64
      }
    default:
      constrain(scene.button, scene.root, replace: scene.group) { button, root in
        button.center == root.center
        button.width == root.width / 3
        button.height == button.width
      }
    }
  }
}

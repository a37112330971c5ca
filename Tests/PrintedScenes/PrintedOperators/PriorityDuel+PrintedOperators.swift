// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      constrain(scene.first, scene.root) { first, root in
        first.top == root.top
        first.leading == root.leading
        first.bottom == root.bottom
      }
      constrain(scene.second, scene.root, scene.first) { second, root, first in
        second.top == root.top
        second.leading == first.trailing
        second.trailing == root.trailing
        second.bottom == root.bottom
        second.width == 300 ~ 500
      }
      constrain(scene.first, replace: scene.group) { first in
        first.width == 300 ~ 600
      }
    case 1:
      constrain(scene.first, replace: scene.group) { first in
        first.width == 300 ~ 400
      }
    default:
      constrain(scene.first, replace: scene.group) { first in
        first.width == 300
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      constrain(scene.list, scene.root) { list, root in
        list.top == root.top
        list.leading == root.leading
      }
      constrain(scene.detail, scene.root) { detail, root in
        detail.trailing == root.trailing
        detail.bottom == root.bottom
      }
      constrain(scene.list, scene.root, scene.detail, replace: scene.group) { list, root, detail in
        list.bottom == root.bottom
        list.width == root.width * 0.35
        detail.top == root.top
        detail.leading == list.trailing
      }
    case 1:
      constrain(scene.list, scene.root, scene.detail, replace: scene.group) { list, root, detail in
        list.trailing == root.trailing
        list.height == root.height * 0.4
        detail.top == list.bottom
        detail.leading == root.leading
      }
    default:
      constrain(scene.list, scene.root, scene.detail, replace: scene.group) { list, root, detail in
        list.bottom == root.bottom
        list.width == root.width * 0.35
        detail.top == root.top
        detail.leading == list.trailing
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      constrain(
        scene.toast,
        scene.root,
        scene.message,
        replace: scene.group
      ) { toast, root, message in
        toast.bottom == root.bottom - 24
        toast.centerX == root.centerX
        toast.width <= root.width - 32
        message.edges == inset(toast.edges, 12)
      }
    case 1:
      constrain(
        scene.message,
        scene.toast,
        scene.root,
        replace: scene.group
      ) { message, toast, root in
        message.edges == inset(toast.edges, 12)
        toast.top == root.top + 8
        toast.leading == root.leading
        toast.trailing == root.trailing
      }
    default:
      constrain(
        scene.toast,
        scene.root,
        scene.message,
        replace: scene.group
      ) { toast, root, message in
        toast.top == root.top + 8
        toast.leading == root.leading
        toast.trailing == root.trailing
        toast.height == 60
        message.center == toast.center
        message.width <= toast.width
      }
    }
  }
}

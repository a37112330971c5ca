// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      constrain(scene.keyboard, scene.root) { keyboard, root in
        keyboard.leading == root.leading
        keyboard.trailing == root.trailing
        keyboard.height == root.height * 0.45
      }
      constrain(scene.form, scene.root) { form, root in
        form.centerX == root.centerX
        form.width == root.width - 40
        form.height == 120
      }
      constrain(
        scene.keyboard,
        scene.root,
        scene.form,
        replace: scene.group
      ) { keyboard, root, form in
        keyboard.top == root.bottom
        form.centerY == root.centerY
      }
    case 1:
      constrain(
        scene.keyboard,
        scene.root,
        scene.form,
        replace: scene.group
      ) { keyboard, root, form in
        keyboard.bottom == root.bottom
        form.bottom == keyboard.top - 16
      }
    default:
      constrain(
        scene.keyboard,
        scene.root,
        scene.form,
        replace: scene.group
      ) { keyboard, root, form in
        keyboard.top == root.bottom
        form.centerY == root.centerY
      }
    }
  }
}

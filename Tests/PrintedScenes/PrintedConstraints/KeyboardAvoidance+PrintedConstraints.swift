// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      scene.keyboard.translatesAutoresizingMaskIntoConstraints = false
      scene.form.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .height,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .height,
          multiplier: 0.45,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .width,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .width,
          multiplier: 1,
          constant: -40
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 120
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerY,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.keyboard,
          attribute: .top,
          multiplier: 1,
          constant: -16
        ),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.keyboard,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.form,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerY,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

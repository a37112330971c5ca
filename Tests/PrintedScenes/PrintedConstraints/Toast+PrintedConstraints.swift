// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      LayoutConstraint.deactivate(scene.state)
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.toast,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: -24
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .width,
          relatedBy: .lessThanOrEqual,
          toItem: scene.root,
          attribute: .width,
          multiplier: 1,
          constant: -32
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .top,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .leading,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .trailing,
          multiplier: 1,
          constant: -12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .bottom,
          multiplier: 1,
          constant: -12
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.message,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .top,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .leading,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .trailing,
          multiplier: 1,
          constant: -12
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .bottom,
          multiplier: 1,
          constant: -12
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.toast,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.toast,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 60
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.toast,
          attribute: .centerY,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.message,
          attribute: .width,
          relatedBy: .lessThanOrEqual,
          toItem: scene.toast,
          attribute: .width,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

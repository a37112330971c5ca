// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      scene.hint.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.hint,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.button,
          attribute: .bottom,
          multiplier: 1,
          constant: 4
        ),
        LayoutConstraint(
          item: scene.hint,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.button,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.button,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 10
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 10
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .width,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 56
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 56
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.button,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: -10
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: -10
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .width,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 64
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 64
        ),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.button,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerY,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .width,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .width,
          multiplier: 1.0 / 3,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.button,
          attribute: .height,
          relatedBy: .equal,
          toItem: scene.button,
          attribute: .width,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

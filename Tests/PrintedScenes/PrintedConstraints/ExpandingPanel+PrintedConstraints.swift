// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.translatesAutoresizingMaskIntoConstraints = false
      scene.content.translatesAutoresizingMaskIntoConstraints = false
      scene.grip.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.panel,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.panel,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.panel,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .centerX,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .centerX,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .width,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .width,
          multiplier: 0.2,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 5
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.panel,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 120
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: 6
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: -8
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.panel,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 200
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: -8
        ),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.panel,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 72.5
        ),
        LayoutConstraint(
          item: scene.grip,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.content,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.panel,
          attribute: .top,
          multiplier: 1,
          constant: -3
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

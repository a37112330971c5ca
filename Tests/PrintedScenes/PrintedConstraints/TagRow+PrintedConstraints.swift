// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      scene.swift.translatesAutoresizingMaskIntoConstraints = false
      scene.layout.translatesAutoresizingMaskIntoConstraints = false
      scene.solver.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.swift,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 16
        ),
        LayoutConstraint(
          item: scene.swift,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 16
        ),
        LayoutConstraint(
          item: scene.layout,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.solver,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.solver,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.layout,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.linux.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.linux,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.linux,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.layout,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.linux,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.layout,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        )
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.linux.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        LayoutConstraint(
          item: scene.layout,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.linux,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.swift,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.linux,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.solver,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.translatesAutoresizingMaskIntoConstraints = false
      scene.header.translatesAutoresizingMaskIntoConstraints = false
      scene.body.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.banner,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.banner,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.banner,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.banner,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 44
        ),
        LayoutConstraint(
          item: scene.header,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 16
        ),
        LayoutConstraint(
          item: scene.header,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: -16
        ),
        LayoutConstraint(
          item: scene.header,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 80
        ),
        LayoutConstraint(
          item: scene.body,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.header,
          attribute: .bottom,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.body,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.header,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.body,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.header,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.body,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: -20
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.header,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 64
        )
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.header,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.banner,
          attribute: .bottom,
          multiplier: 1,
          constant: 40
        )
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.header,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerY,
          multiplier: 0.5,
          constant: 0
        )
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      scene.list.translatesAutoresizingMaskIntoConstraints = false
      scene.detail.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.list,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.list,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.list,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.list,
          attribute: .width,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .width,
          multiplier: 0.35,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.list,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.list,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.list,
          attribute: .height,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .height,
          multiplier: 0.4,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.list,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.list,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.list,
          attribute: .width,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .width,
          multiplier: 0.35,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.detail,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.list,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

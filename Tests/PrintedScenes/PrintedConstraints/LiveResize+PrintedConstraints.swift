// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      scene.caption.translatesAutoresizingMaskIntoConstraints = false
      scene.value.translatesAutoresizingMaskIntoConstraints = false
      scene.chart.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.caption,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 16
        ),
        LayoutConstraint(
          item: scene.caption,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 16
        ),
        LayoutConstraint(
          item: scene.value,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.caption,
          attribute: .trailing,
          multiplier: 1,
          constant: 8
        ),
        LayoutConstraint(
          item: scene.value,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: -16
        ),
        LayoutConstraint(
          item: scene.value,
          attribute: .firstBaseline,
          relatedBy: .equal,
          toItem: scene.caption,
          attribute: .firstBaseline,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.value,
          attribute: .height,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 24
        ),
        LayoutConstraint(
          item: scene.chart,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.caption,
          attribute: .bottom,
          multiplier: 1,
          constant: 12
        ),
        LayoutConstraint(
          item: scene.chart,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.caption,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.chart,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.value,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.chart,
          attribute: .height,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .height,
          multiplier: 1.0 / 3,
          constant: 0
        ),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = []
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = []
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = []
    }
  }
}

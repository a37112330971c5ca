// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.first.translatesAutoresizingMaskIntoConstraints = false
      scene.second.translatesAutoresizingMaskIntoConstraints = false
      let secondWidth = LayoutConstraint(
        item: scene.second,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 300
      )
      secondWidth.priority = LayoutPriority(500)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: scene.first,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.first,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .leading,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.first,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.second,
          attribute: .top,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .top,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.second,
          attribute: .leading,
          relatedBy: .equal,
          toItem: scene.first,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.second,
          attribute: .trailing,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .trailing,
          multiplier: 1,
          constant: 0
        ),
        LayoutConstraint(
          item: scene.second,
          attribute: .bottom,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .bottom,
          multiplier: 1,
          constant: 0
        ),
        secondWidth,
      ])
      LayoutConstraint.deactivate(scene.state)
      let firstWidth = LayoutConstraint(
        item: scene.first,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 300
      )
      firstWidth.priority = LayoutPriority(600)
      scene.state = [
        firstWidth
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      let firstWidth = LayoutConstraint(
        item: scene.first,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 300
      )
      firstWidth.priority = LayoutPriority(400)
      scene.state = [
        firstWidth
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.first,
          attribute: .width,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: 300
        )
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.first.translatesAutoresizingMaskIntoConstraints = false
      scene.second.translatesAutoresizingMaskIntoConstraints = false
      let secondWidth = scene.second.widthAnchor.constraint(equalToConstant: 300)
      secondWidth.priority = LayoutPriority(500)
      LayoutConstraint.activate([
        scene.first.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.first.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.first.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.second.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.second.leadingAnchor.constraint(equalTo: scene.first.trailingAnchor),
        scene.second.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.second.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        secondWidth,
      ])
      LayoutConstraint.deactivate(scene.state)
      let firstWidth = scene.first.widthAnchor.constraint(equalToConstant: 300)
      firstWidth.priority = LayoutPriority(600)
      scene.state = [
        firstWidth
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      let firstWidth = scene.first.widthAnchor.constraint(equalToConstant: 300)
      firstWidth.priority = LayoutPriority(400)
      scene.state = [
        firstWidth
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.first.widthAnchor.constraint(equalToConstant: 300)
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      scene.list.translatesAutoresizingMaskIntoConstraints = false
      scene.detail.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.list.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.list.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.detail.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.detail.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.list.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.list.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.35),
        scene.detail.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.detail.leadingAnchor.constraint(equalTo: scene.list.trailingAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.list.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.list.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.4),
        scene.detail.topAnchor.constraint(equalTo: scene.list.bottomAnchor),
        scene.detail.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.list.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.list.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.35),
        scene.detail.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.detail.leadingAnchor.constraint(equalTo: scene.list.trailingAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

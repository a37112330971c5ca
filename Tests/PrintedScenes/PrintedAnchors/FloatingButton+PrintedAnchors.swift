// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      scene.hint.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.hint.topAnchor.constraint(equalTo: scene.button.bottomAnchor, constant: 4),
        scene.hint.centerXAnchor.constraint(equalTo: scene.button.centerXAnchor),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.button.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
        scene.button.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
        scene.button.widthAnchor.constraint(equalToConstant: 56),
        scene.button.heightAnchor.constraint(equalToConstant: 56),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.button.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -10),
        scene.button.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -10),
        scene.button.widthAnchor.constraint(equalToConstant: 64),
        scene.button.heightAnchor.constraint(equalToConstant: 64),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.button.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.button.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.button.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
        scene.button.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3),
        scene.button.heightAnchor.constraint(equalTo: scene.button.widthAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.translatesAutoresizingMaskIntoConstraints = false
      scene.content.translatesAutoresizingMaskIntoConstraints = false
      scene.grip.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.panel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.panel.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.panel.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.content.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.content.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.content.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.grip.centerXAnchor.constraint(equalTo: scene.panel.centerXAnchor),
        scene.grip.widthAnchor.constraint(equalTo: scene.panel.widthAnchor, multiplier: 0.2),
        scene.grip.heightAnchor.constraint(equalToConstant: 5),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.panel.heightAnchor.constraint(equalToConstant: 120),
        scene.grip.topAnchor.constraint(equalTo: scene.panel.topAnchor, constant: 6),
        scene.content.bottomAnchor.constraint(equalTo: scene.panel.topAnchor, constant: -8),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.panel.heightAnchor.constraint(equalToConstant: 200),
        scene.grip.topAnchor.constraint(equalTo: scene.panel.topAnchor, constant: 12),
        scene.content.bottomAnchor.constraint(equalTo: scene.panel.topAnchor, constant: -8),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.panel.heightAnchor.constraint(equalToConstant: 72.5),
        scene.grip.topAnchor.constraint(equalTo: scene.panel.topAnchor, constant: 12),
        scene.content.bottomAnchor.constraint(equalTo: scene.panel.topAnchor, constant: -3),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

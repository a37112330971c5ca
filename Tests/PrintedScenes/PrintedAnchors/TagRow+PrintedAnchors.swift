// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      scene.swift.translatesAutoresizingMaskIntoConstraints = false
      scene.layout.translatesAutoresizingMaskIntoConstraints = false
      scene.solver.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.swift.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
        scene.swift.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        scene.layout.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.solver.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.solver.leadingAnchor.constraint(equalTo: scene.layout.trailingAnchor, constant: 8),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.linux.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.linux.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.linux.leadingAnchor.constraint(equalTo: scene.swift.trailingAnchor, constant: 8),
        scene.layout.leadingAnchor.constraint(equalTo: scene.linux.trailingAnchor, constant: 8),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.layout.leadingAnchor.constraint(equalTo: scene.swift.trailingAnchor, constant: 8)
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.linux.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.layout.leadingAnchor.constraint(equalTo: scene.swift.trailingAnchor, constant: 8),
        scene.linux.topAnchor.constraint(equalTo: scene.swift.topAnchor),
        scene.linux.leadingAnchor.constraint(equalTo: scene.solver.trailingAnchor, constant: 8),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

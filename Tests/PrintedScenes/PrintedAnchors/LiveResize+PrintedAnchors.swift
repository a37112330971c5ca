// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      scene.caption.translatesAutoresizingMaskIntoConstraints = false
      scene.value.translatesAutoresizingMaskIntoConstraints = false
      scene.chart.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.caption.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
        scene.caption.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        scene.value.leadingAnchor.constraint(equalTo: scene.caption.trailingAnchor, constant: 8),
        scene.value.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        scene.value.firstBaselineAnchor.constraint(equalTo: scene.caption.firstBaselineAnchor),
        scene.value.heightAnchor.constraint(equalToConstant: 24),
        scene.chart.topAnchor.constraint(equalTo: scene.caption.bottomAnchor, constant: 12),
        scene.chart.leadingAnchor.constraint(equalTo: scene.caption.leadingAnchor),
        scene.chart.trailingAnchor.constraint(equalTo: scene.value.trailingAnchor),
        scene.chart.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 1.0 / 3),
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

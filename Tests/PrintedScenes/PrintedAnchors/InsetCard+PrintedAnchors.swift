// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.card.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      scene.card.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      scene.card.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.card.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40),
      scene.badge.topAnchor.constraint(equalTo: scene.card.topAnchor, constant: 8),
      scene.badge.trailingAnchor.constraint(equalTo: scene.card.trailingAnchor, constant: -8),
      scene.badge.widthAnchor.constraint(equalToConstant: 24),
      scene.badge.heightAnchor.constraint(equalToConstant: 24),
    ])
  }
}

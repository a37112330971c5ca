// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    scene.subtitle.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.cell.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.cell.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.cell.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.title.topAnchor.constraint(equalTo: scene.cell.topAnchor, constant: 10),
      scene.title.leadingAnchor.constraint(equalTo: scene.cell.leadingAnchor, constant: 16),
      scene.badge.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.title.trailingAnchor,
        constant: 8
      ),
      scene.badge.trailingAnchor.constraint(equalTo: scene.cell.trailingAnchor, constant: -16),
      scene.badge.centerYAnchor.constraint(equalTo: scene.title.centerYAnchor),
      scene.badge.widthAnchor.constraint(greaterThanOrEqualTo: scene.badge.heightAnchor),
      scene.subtitle.topAnchor.constraint(equalTo: scene.title.bottomAnchor, constant: 4),
      scene.subtitle.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.subtitle.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.cell.trailingAnchor,
        constant: -16
      ),
      scene.subtitle.bottomAnchor.constraint(equalTo: scene.cell.bottomAnchor, constant: -10),
    ])
  }
}

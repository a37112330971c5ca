// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.translatesAutoresizingMaskIntoConstraints = false
    scene.first.translatesAutoresizingMaskIntoConstraints = false
    scene.second.translatesAutoresizingMaskIntoConstraints = false
    let firstCenterY = scene.first.centerYAnchor.constraint(
      equalTo: scene.row.centerYAnchor,
      constant: -30
    )
    firstCenterY.priority = .defaultHigh
    LayoutConstraint.activate([
      scene.row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 25),
      scene.row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -25),
      scene.row.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.row.heightAnchor.constraint(equalToConstant: 140),
      scene.first.topAnchor.constraint(greaterThanOrEqualTo: scene.row.topAnchor, constant: 20),
      scene.first.centerXAnchor.constraint(equalTo: scene.row.centerXAnchor),
      firstCenterY,
      scene.first.widthAnchor.constraint(equalTo: scene.row.widthAnchor, multiplier: 0.5),
      scene.first.heightAnchor.constraint(equalToConstant: 40),
      scene.second.topAnchor.constraint(equalTo: scene.first.bottomAnchor, constant: 20),
      scene.second.centerXAnchor.constraint(equalTo: scene.first.centerXAnchor),
      scene.second.widthAnchor.constraint(equalTo: scene.first.widthAnchor, constant: -50),
      scene.second.heightAnchor.constraint(equalTo: scene.first.heightAnchor),
    ])
  }
}

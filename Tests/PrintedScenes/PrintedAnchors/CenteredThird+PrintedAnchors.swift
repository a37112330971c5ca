// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.translatesAutoresizingMaskIntoConstraints = false
    scene.corner.translatesAutoresizingMaskIntoConstraints = false
    scene.halo.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.middle.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.middle.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.middle.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 1.0 / 3),
      scene.middle.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 1.0 / 3),
      scene.corner.topAnchor.constraint(equalTo: scene.middle.bottomAnchor),
      scene.corner.leftAnchor.constraint(equalTo: scene.middle.rightAnchor),
      scene.corner.widthAnchor.constraint(equalTo: scene.middle.widthAnchor),
      scene.corner.heightAnchor.constraint(equalTo: scene.middle.heightAnchor),
      scene.halo.topAnchor.constraint(equalTo: scene.middle.topAnchor, constant: -6),
      scene.halo.leftAnchor.constraint(equalTo: scene.middle.leftAnchor, constant: -6),
      scene.halo.rightAnchor.constraint(equalTo: scene.middle.rightAnchor, constant: 6),
      scene.halo.bottomAnchor.constraint(equalTo: scene.middle.bottomAnchor, constant: 6),
    ])
  }
}

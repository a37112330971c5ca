// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func profile(_ scene: Profile, step: Int) {
    scene.cover.translatesAutoresizingMaskIntoConstraints = false
    scene.avatar.translatesAutoresizingMaskIntoConstraints = false
    scene.name.translatesAutoresizingMaskIntoConstraints = false
    scene.about.translatesAutoresizingMaskIntoConstraints = false
    scene.follow.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.cover.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.cover.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.cover.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.cover.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.4),
      scene.avatar.centerXAnchor.constraint(equalTo: scene.cover.centerXAnchor),
      scene.avatar.centerYAnchor.constraint(equalTo: scene.cover.bottomAnchor),
      scene.avatar.widthAnchor.constraint(equalToConstant: 96),
      scene.avatar.heightAnchor.constraint(equalTo: scene.avatar.widthAnchor),
      scene.name.topAnchor.constraint(equalTo: scene.avatar.bottomAnchor, constant: 12),
      scene.name.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 16
      ),
      scene.name.centerXAnchor.constraint(equalTo: scene.avatar.centerXAnchor),
      scene.about.topAnchor.constraint(equalTo: scene.name.bottomAnchor, constant: 8),
      scene.about.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.about.widthAnchor.constraint(
        lessThanOrEqualTo: scene.root.widthAnchor,
        multiplier: 0.8
      ),
      scene.follow.topAnchor.constraint(equalTo: scene.about.bottomAnchor, constant: 16),
      scene.follow.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.follow.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
  }
}

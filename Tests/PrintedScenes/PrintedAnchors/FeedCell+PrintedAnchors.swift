// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.translatesAutoresizingMaskIntoConstraints = false
    scene.name.translatesAutoresizingMaskIntoConstraints = false
    scene.handle.translatesAutoresizingMaskIntoConstraints = false
    scene.time.translatesAutoresizingMaskIntoConstraints = false
    scene.text.translatesAutoresizingMaskIntoConstraints = false
    scene.media.translatesAutoresizingMaskIntoConstraints = false
    let mediaHeight = scene.media.heightAnchor.constraint(
      equalTo: scene.media.widthAnchor,
      multiplier: 0.5625
    )
    mediaHeight.priority = LayoutPriority(700)
    LayoutConstraint.activate([
      scene.avatar.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 16),
      scene.avatar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
      scene.avatar.widthAnchor.constraint(equalToConstant: 48),
      scene.avatar.heightAnchor.constraint(equalToConstant: 48),
      scene.name.topAnchor.constraint(equalTo: scene.avatar.topAnchor),
      scene.name.leadingAnchor.constraint(equalTo: scene.avatar.trailingAnchor, constant: 12),
      scene.handle.leadingAnchor.constraint(equalTo: scene.name.trailingAnchor, constant: 6),
      scene.handle.firstBaselineAnchor.constraint(equalTo: scene.name.firstBaselineAnchor),
      scene.time.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.handle.trailingAnchor,
        constant: 8
      ),
      scene.time.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.time.firstBaselineAnchor.constraint(equalTo: scene.name.firstBaselineAnchor),
      scene.text.topAnchor.constraint(equalTo: scene.name.bottomAnchor, constant: 6),
      scene.text.leadingAnchor.constraint(equalTo: scene.name.leadingAnchor),
      scene.text.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
      scene.media.topAnchor.constraint(equalTo: scene.text.bottomAnchor, constant: 10),
      scene.media.leadingAnchor.constraint(equalTo: scene.text.leadingAnchor),
      scene.media.trailingAnchor.constraint(equalTo: scene.text.trailingAnchor),
      scene.media.bottomAnchor.constraint(
        lessThanOrEqualTo: scene.root.bottomAnchor,
        constant: -16
      ),
      mediaHeight,
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.translatesAutoresizingMaskIntoConstraints = false
    scene.scrubber.translatesAutoresizingMaskIntoConstraints = false
    scene.play.translatesAutoresizingMaskIntoConstraints = false
    scene.back.translatesAutoresizingMaskIntoConstraints = false
    scene.forward.translatesAutoresizingMaskIntoConstraints = false
    let videoHeight = scene.video.heightAnchor.constraint(
      equalTo: scene.video.widthAnchor,
      multiplier: 0.5625
    )
    videoHeight.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      scene.video.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.video.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.video.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      videoHeight,
      scene.video.heightAnchor.constraint(
        lessThanOrEqualTo: scene.root.heightAnchor,
        multiplier: 0.6
      ),
      scene.scrubber.topAnchor.constraint(equalTo: scene.video.bottomAnchor, constant: 12),
      scene.scrubber.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 16),
      scene.scrubber.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -16),
      scene.scrubber.heightAnchor.constraint(equalToConstant: 4),
      scene.play.topAnchor.constraint(equalTo: scene.scrubber.bottomAnchor, constant: 20),
      scene.play.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.play.widthAnchor.constraint(equalToConstant: 56),
      scene.play.heightAnchor.constraint(equalToConstant: 56),
      scene.back.rightAnchor.constraint(equalTo: scene.play.leftAnchor, constant: -24),
      scene.back.centerYAnchor.constraint(equalTo: scene.play.centerYAnchor),
      scene.back.widthAnchor.constraint(equalToConstant: 40),
      scene.back.heightAnchor.constraint(equalToConstant: 40),
      scene.forward.leftAnchor.constraint(equalTo: scene.play.rightAnchor, constant: 24),
      scene.forward.centerYAnchor.constraint(equalTo: scene.play.centerYAnchor),
      scene.forward.widthAnchor.constraint(equalTo: scene.back.widthAnchor),
      scene.forward.heightAnchor.constraint(equalTo: scene.back.heightAnchor),
    ])
  }
}

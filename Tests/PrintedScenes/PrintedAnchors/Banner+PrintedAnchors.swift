// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func banner(_ scene: Banner, step: Int) {
    scene.banner.translatesAutoresizingMaskIntoConstraints = false
    scene.icon.translatesAutoresizingMaskIntoConstraints = false
    scene.text.translatesAutoresizingMaskIntoConstraints = false
    scene.action.translatesAutoresizingMaskIntoConstraints = false
    let bannerWidth = scene.banner.widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      constant: -32
    )
    bannerWidth.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      scene.banner.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 12),
      scene.banner.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 8
      ),
      scene.banner.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      bannerWidth,
      scene.banner.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      scene.banner.widthAnchor.constraint(greaterThanOrEqualToConstant: 280),
      scene.banner.heightAnchor.constraint(equalToConstant: 56),
      scene.icon.leadingAnchor.constraint(equalTo: scene.banner.leadingAnchor, constant: 12),
      scene.icon.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor),
      scene.icon.widthAnchor.constraint(equalToConstant: 24),
      scene.icon.heightAnchor.constraint(equalToConstant: 24),
      scene.text.leadingAnchor.constraint(equalTo: scene.icon.trailingAnchor, constant: 8),
      scene.text.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor),
      scene.action.leadingAnchor.constraint(equalTo: scene.text.trailingAnchor, constant: 8),
      scene.action.trailingAnchor.constraint(equalTo: scene.banner.trailingAnchor, constant: -12),
      scene.action.centerYAnchor.constraint(equalTo: scene.banner.centerYAnchor),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.back.translatesAutoresizingMaskIntoConstraints = false
    scene.actions.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    let titleCenterX = scene.title.centerXAnchor.constraint(equalTo: scene.bar.centerXAnchor)
    titleCenterX.priority = LayoutPriority(600)
    LayoutConstraint.activate([
      scene.bar.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.heightAnchor.constraint(equalToConstant: 56),
      scene.back.leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor, constant: 8),
      scene.back.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.actions.trailingAnchor.constraint(equalTo: scene.bar.trailingAnchor, constant: -8),
      scene.actions.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.title.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.back.trailingAnchor,
        constant: 8
      ),
      scene.title.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.actions.leadingAnchor,
        constant: -8
      ),
      titleCenterX,
      scene.title.centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
    ])
  }
}

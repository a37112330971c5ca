// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.group.centerY == 0.9 · superview.centerY: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.illustration.translatesAutoresizingMaskIntoConstraints = false
    scene.caption.translatesAutoresizingMaskIntoConstraints = false
    scene.hint.translatesAutoresizingMaskIntoConstraints = false
    scene.retry.translatesAutoresizingMaskIntoConstraints = false
    let illustrationWidth = scene.illustration.widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      multiplier: 0.5
    )
    illustrationWidth.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      scene.group.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      LayoutConstraint(
        item: scene.group,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 0.9,
        constant: 0
      ),
      scene.group.widthAnchor.constraint(equalTo: scene.illustration.widthAnchor),
      scene.illustration.topAnchor.constraint(equalTo: scene.group.topAnchor),
      scene.illustration.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      illustrationWidth,
      scene.illustration.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
      scene.illustration.heightAnchor.constraint(
        equalTo: scene.illustration.widthAnchor,
        multiplier: 0.75
      ),
      scene.caption.topAnchor.constraint(equalTo: scene.illustration.bottomAnchor, constant: 24),
      scene.caption.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      scene.hint.topAnchor.constraint(equalTo: scene.caption.bottomAnchor, constant: 8),
      scene.hint.leadingAnchor.constraint(
        greaterThanOrEqualTo: scene.root.leadingAnchor,
        constant: 32
      ),
      scene.hint.bottomAnchor.constraint(equalTo: scene.group.bottomAnchor),
      scene.hint.centerXAnchor.constraint(equalTo: scene.group.centerXAnchor),
      scene.retry.topAnchor.constraint(equalTo: scene.group.bottomAnchor, constant: 20),
      scene.retry.trailingAnchor.constraint(equalTo: scene.group.trailingAnchor),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.header.centerY == 0.5 · superview.centerY: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.translatesAutoresizingMaskIntoConstraints = false
      scene.header.translatesAutoresizingMaskIntoConstraints = false
      scene.body.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.banner.topAnchor.constraint(equalTo: scene.root.topAnchor),
        scene.banner.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.banner.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.banner.heightAnchor.constraint(equalToConstant: 44),
        scene.header.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 16),
        scene.header.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -16),
        scene.header.heightAnchor.constraint(equalToConstant: 80),
        scene.body.topAnchor.constraint(equalTo: scene.header.bottomAnchor, constant: 8),
        scene.body.leadingAnchor.constraint(equalTo: scene.header.leadingAnchor),
        scene.body.trailingAnchor.constraint(equalTo: scene.header.trailingAnchor),
        scene.body.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.header.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 64)
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.header.topAnchor.constraint(equalTo: scene.banner.bottomAnchor, constant: 40)
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        LayoutConstraint(
          item: scene.header,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: scene.root,
          attribute: .centerY,
          multiplier: 0.5,
          constant: 0
        )
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

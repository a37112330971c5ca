// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[1].translatesAutoresizingMaskIntoConstraints = false
    let heroHeight = scene.hero.heightAnchor.constraint(
      equalTo: scene.hero.widthAnchor,
      multiplier: 2.0 / 3
    )
    heroHeight.priority = .defaultHigh
    LayoutConstraint.activate([
      scene.hero.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.hero.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.hero.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.hero.bottomAnchor.constraint(lessThanOrEqualTo: scene.root.centerYAnchor),
      heroHeight,
      scene.thumbs[0].topAnchor.constraint(equalTo: scene.hero.bottomAnchor, constant: 4),
      scene.thumbs[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.thumbs[0].heightAnchor.constraint(equalTo: scene.thumbs[0].widthAnchor),
      scene.thumbs[2].topAnchor.constraint(equalTo: scene.hero.bottomAnchor, constant: 4),
      scene.thumbs[2].leadingAnchor.constraint(
        equalTo: scene.thumbs[1].trailingAnchor,
        constant: 4
      ),
      scene.thumbs[2].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.thumbs[2].widthAnchor.constraint(equalTo: scene.thumbs[0].widthAnchor),
      scene.thumbs[2].heightAnchor.constraint(equalTo: scene.thumbs[2].widthAnchor),
      scene.thumbs[1].topAnchor.constraint(equalTo: scene.hero.bottomAnchor, constant: 4),
      scene.thumbs[1].leadingAnchor.constraint(
        equalTo: scene.thumbs[0].trailingAnchor,
        constant: 4
      ),
      scene.thumbs[1].widthAnchor.constraint(equalTo: scene.thumbs[0].widthAnchor),
      scene.thumbs[1].heightAnchor.constraint(equalTo: scene.thumbs[1].widthAnchor),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.translatesAutoresizingMaskIntoConstraints = false
    scene.stars[0].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[1].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[2].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[3].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[4].translatesAutoresizingMaskIntoConstraints = false
    scene.count.translatesAutoresizingMaskIntoConstraints = false
    let stars0Width = scene.stars[0].widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      multiplier: 0.07
    )
    stars0Width.priority = LayoutPriority(720)
    LayoutConstraint.activate([
      scene.score.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      scene.score.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      scene.stars[0].leadingAnchor.constraint(equalTo: scene.score.trailingAnchor, constant: 14),
      scene.stars[0].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
      stars0Width,
      scene.stars[0].widthAnchor.constraint(lessThanOrEqualToConstant: 32),
      scene.stars[0].heightAnchor.constraint(equalTo: scene.stars[0].widthAnchor),
      scene.stars[1].leadingAnchor.constraint(equalTo: scene.stars[0].trailingAnchor, constant: 3),
      scene.stars[1].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
      scene.stars[1].widthAnchor.constraint(equalTo: scene.stars[0].widthAnchor),
      scene.stars[1].heightAnchor.constraint(equalTo: scene.stars[1].widthAnchor),
      scene.stars[2].leadingAnchor.constraint(equalTo: scene.stars[1].trailingAnchor, constant: 3),
      scene.stars[2].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
      scene.stars[2].widthAnchor.constraint(equalTo: scene.stars[0].widthAnchor),
      scene.stars[2].heightAnchor.constraint(equalTo: scene.stars[2].widthAnchor),
      scene.stars[3].leadingAnchor.constraint(equalTo: scene.stars[2].trailingAnchor, constant: 3),
      scene.stars[3].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
      scene.stars[3].widthAnchor.constraint(equalTo: scene.stars[0].widthAnchor),
      scene.stars[3].heightAnchor.constraint(equalTo: scene.stars[3].widthAnchor),
      scene.stars[4].leadingAnchor.constraint(equalTo: scene.stars[3].trailingAnchor, constant: 3),
      scene.stars[4].bottomAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
      scene.stars[4].widthAnchor.constraint(equalTo: scene.stars[0].widthAnchor),
      scene.stars[4].heightAnchor.constraint(equalTo: scene.stars[4].widthAnchor),
      scene.count.leadingAnchor.constraint(equalTo: scene.stars[4].trailingAnchor, constant: 8),
      scene.count.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.root.trailingAnchor,
        constant: -20
      ),
      scene.count.lastBaselineAnchor.constraint(equalTo: scene.score.lastBaselineAnchor),
    ])
  }
}

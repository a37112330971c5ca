// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.translatesAutoresizingMaskIntoConstraints = false
    scene.stars[0].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[1].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[2].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[3].translatesAutoresizingMaskIntoConstraints = false
    scene.stars[4].translatesAutoresizingMaskIntoConstraints = false
    scene.count.translatesAutoresizingMaskIntoConstraints = false
    let stars0Width = LayoutConstraint(
      item: scene.stars[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 0.07,
      constant: 0
    )
    stars0Width.priority = LayoutPriority(720)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.score,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 30
      ),
      LayoutConstraint(
        item: scene.score,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.stars[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .trailing,
        multiplier: 1,
        constant: 14
      ),
      LayoutConstraint(
        item: scene.stars[0],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      stars0Width,
      LayoutConstraint(
        item: scene.stars[0],
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 32
      ),
      LayoutConstraint(
        item: scene.stars[0],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .trailing,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.stars[1],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[1],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.stars[1],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.stars[1],
        attribute: .trailing,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.stars[2],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[2],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.stars[2],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.stars[2],
        attribute: .trailing,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.stars[3],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[3],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.stars[3],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.stars[3],
        attribute: .trailing,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.stars[4],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[4],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.stars[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.stars[4],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.stars[4],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.count,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.stars[4],
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.count,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.count,
        attribute: .lastBaseline,
        relatedBy: .equal,
        toItem: scene.score,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func ratingStars(_ scene: RatingStars, step: Int) {
    scene.score.autoPinEdge(toSuperviewEdge: .top, withInset: 30)
    scene.score.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)

    scene.stars[0].autoPinEdge(.leading, to: .trailing, of: scene.score, withOffset: 14)
    scene.stars[0].autoConstrainAttribute(.bottom, to: .baseline, of: scene.score)
    LayoutConstraint.autoSetPriority(LayoutPriority(720)) {
      scene.stars[0].autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.07)
    }
    scene.stars[0].autoSetDimension(.width, toSize: 32, relation: .lessThanOrEqual)
    scene.stars[0].autoMatch(.height, to: .width, of: scene.stars[0])

    scene.stars[1].autoPinEdge(.leading, to: .trailing, of: scene.stars[0], withOffset: 3)
    scene.stars[1].autoConstrainAttribute(.bottom, to: .baseline, of: scene.score)
    scene.stars[1].autoMatch(.width, to: .width, of: scene.stars[0])
    scene.stars[1].autoMatch(.height, to: .width, of: scene.stars[1])

    scene.stars[2].autoPinEdge(.leading, to: .trailing, of: scene.stars[1], withOffset: 3)
    scene.stars[2].autoConstrainAttribute(.bottom, to: .baseline, of: scene.score)
    scene.stars[2].autoMatch(.width, to: .width, of: scene.stars[0])
    scene.stars[2].autoMatch(.height, to: .width, of: scene.stars[2])

    scene.stars[3].autoPinEdge(.leading, to: .trailing, of: scene.stars[2], withOffset: 3)
    scene.stars[3].autoConstrainAttribute(.bottom, to: .baseline, of: scene.score)
    scene.stars[3].autoMatch(.width, to: .width, of: scene.stars[0])
    scene.stars[3].autoMatch(.height, to: .width, of: scene.stars[3])

    scene.stars[4].autoPinEdge(.leading, to: .trailing, of: scene.stars[3], withOffset: 3)
    scene.stars[4].autoConstrainAttribute(.bottom, to: .baseline, of: scene.score)
    scene.stars[4].autoMatch(.width, to: .width, of: scene.stars[0])
    scene.stars[4].autoMatch(.height, to: .width, of: scene.stars[4])

    scene.count.autoPinEdge(.leading, to: .trailing, of: scene.stars[4], withOffset: 8)
    scene.count.autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: 20,
      relation: .greaterThanOrEqual
    )
    scene.count.autoAlignAxis(.baseline, toSameAxisOf: scene.score)
  }
}

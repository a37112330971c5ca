// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    scene.hero.autoConstrainAttribute(
      .bottom,
      to: .horizontal,
      of: scene.root,
      relation: .lessThanOrEqual
    )
    LayoutConstraint.autoSetPriority(.defaultHigh) {
      scene.hero.autoMatch(.height, to: .width, of: scene.hero, withMultiplier: 2.0 / 3)
    }

    scene.thumbs[0].autoPinEdge(.top, to: .bottom, of: scene.hero, withOffset: 4)
    scene.thumbs[0].autoPinEdge(toSuperviewEdge: .leading)
    scene.thumbs[0].autoMatch(.height, to: .width, of: scene.thumbs[0])

    scene.thumbs[2].autoPinEdge(.top, to: .bottom, of: scene.hero, withOffset: 4)
    scene.thumbs[2].autoPinEdge(.leading, to: .trailing, of: scene.thumbs[1], withOffset: 4)
    scene.thumbs[2].autoPinEdge(toSuperviewEdge: .trailing)
    scene.thumbs[2].autoMatch(.width, to: .width, of: scene.thumbs[0])
    scene.thumbs[2].autoMatch(.height, to: .width, of: scene.thumbs[2])

    scene.thumbs[1].autoPinEdge(.top, to: .bottom, of: scene.hero, withOffset: 4)
    scene.thumbs[1].autoPinEdge(.leading, to: .trailing, of: scene.thumbs[0], withOffset: 4)
    scene.thumbs[1].autoMatch(.width, to: .width, of: scene.thumbs[0])
    scene.thumbs[1].autoMatch(.height, to: .width, of: scene.thumbs[1])
  }
}

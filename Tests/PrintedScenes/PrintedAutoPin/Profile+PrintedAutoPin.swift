// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func profile(_ scene: Profile, step: Int) {
    scene.cover.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    scene.cover.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.4)

    scene.avatar.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.avatar.autoConstrainAttribute(.horizontal, to: .bottom, of: scene.cover)
    scene.avatar.autoSetDimension(.width, toSize: 96)
    scene.avatar.autoMatch(.height, to: .width, of: scene.avatar)

    scene.name.autoPinEdge(.top, to: .bottom, of: scene.avatar, withOffset: 12)
    scene.name.autoPinEdge(toSuperviewEdge: .leading, withInset: 16, relation: .greaterThanOrEqual)
    scene.name.autoAlignAxis(.vertical, toSameAxisOf: scene.avatar)

    scene.about.autoPinEdge(.top, to: .bottom, of: scene.name, withOffset: 8)
    scene.about.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.about.autoMatch(
      .width,
      to: .width,
      of: scene.root,
      withMultiplier: 0.8,
      relation: .lessThanOrEqual
    )

    scene.follow.autoPinEdge(.top, to: .bottom, of: scene.about, withOffset: 16)
    scene.follow.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.follow.autoSetDimension(.width, toSize: 120, relation: .greaterThanOrEqual)
  }
}

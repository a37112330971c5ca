// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.autoCenterInSuperview()
    scene.middle.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 1.0 / 3)
    scene.middle.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 1.0 / 3)

    scene.corner.autoPinEdge(.top, to: .bottom, of: scene.middle)
    scene.corner.autoPinEdge(.left, to: .right, of: scene.middle)
    scene.corner.autoMatch(.width, to: .width, of: scene.middle)
    scene.corner.autoMatch(.height, to: .height, of: scene.middle)

    scene.halo.autoPinEdges(
      toEdgesOf: scene.middle,
      with: LayoutInsets(top: -6, left: 0, bottom: -6, right: -6),
      excludingEdge: .left
    )
    scene.halo.autoPinEdge(.left, to: .left, of: scene.middle, withOffset: -6)
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    LayoutConstraint.autoSetPriority(LayoutPriority(800)) {
      scene.video.autoMatch(.height, to: .width, of: scene.video, withMultiplier: 0.5625)
    }
    scene.video.autoMatch(
      .height,
      to: .height,
      of: scene.root,
      withMultiplier: 0.6,
      relation: .lessThanOrEqual
    )

    scene.scrubber.autoPinEdge(.top, to: .bottom, of: scene.video, withOffset: 12)
    scene.scrubber.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
    scene.scrubber.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
    scene.scrubber.autoSetDimension(.height, toSize: 4)

    scene.play.autoPinEdge(.top, to: .bottom, of: scene.scrubber, withOffset: 20)
    scene.play.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.play.autoSetDimensions(to: LayoutSize(width: 56, height: 56))

    scene.back.autoPinEdge(.right, to: .left, of: scene.play, withOffset: -24)
    scene.back.autoAlignAxis(.horizontal, toSameAxisOf: scene.play)
    scene.back.autoSetDimensions(to: LayoutSize(width: 40, height: 40))

    scene.forward.autoPinEdge(.left, to: .right, of: scene.play, withOffset: 24)
    scene.forward.autoAlignAxis(.horizontal, toSameAxisOf: scene.play)
    scene.forward.autoMatch(.width, to: .width, of: scene.back)
    scene.forward.autoMatch(.height, to: .height, of: scene.back)
  }
}

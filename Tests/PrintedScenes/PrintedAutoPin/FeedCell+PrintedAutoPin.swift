// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
    scene.avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
    scene.avatar.autoSetDimensions(to: LayoutSize(width: 48, height: 48))

    scene.name.autoPinEdge(.top, to: .top, of: scene.avatar)
    scene.name.autoPinEdge(.leading, to: .trailing, of: scene.avatar, withOffset: 12)

    scene.handle.autoPinEdge(.leading, to: .trailing, of: scene.name, withOffset: 6)
    scene.handle.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.name)

    scene.time.autoPinEdge(
      .leading,
      to: .trailing,
      of: scene.handle,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    scene.time.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    scene.time.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.name)

    scene.text.autoPinEdge(.top, to: .bottom, of: scene.name, withOffset: 6)
    scene.text.autoPinEdge(.leading, to: .leading, of: scene.name)
    scene.text.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)

    scene.media.autoPinEdge(.top, to: .bottom, of: scene.text, withOffset: 10)
    scene.media.autoPinEdge(.leading, to: .leading, of: scene.text)
    scene.media.autoPinEdge(.trailing, to: .trailing, of: scene.text)
    scene.media.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16, relation: .greaterThanOrEqual)
    LayoutConstraint.autoSetPriority(LayoutPriority(700)) {
      scene.media.autoMatch(.height, to: .width, of: scene.media, withMultiplier: 0.5625)
    }
  }
}

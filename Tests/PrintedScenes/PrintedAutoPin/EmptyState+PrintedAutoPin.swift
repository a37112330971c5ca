// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.group.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.group.autoAlignAxis(.horizontal, toSameAxisOf: scene.root, withMultiplier: 0.9)
    scene.group.autoMatch(.width, to: .width, of: scene.illustration)

    scene.illustration.autoPinEdge(.top, to: .top, of: scene.group)
    scene.illustration.autoAlignAxis(.vertical, toSameAxisOf: scene.group)
    LayoutConstraint.autoSetPriority(LayoutPriority(800)) {
      scene.illustration.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.5)
    }
    scene.illustration.autoSetDimension(.width, toSize: 240, relation: .lessThanOrEqual)
    scene.illustration.autoMatch(.height, to: .width, of: scene.illustration, withMultiplier: 0.75)

    scene.caption.autoPinEdge(.top, to: .bottom, of: scene.illustration, withOffset: 24)
    scene.caption.autoAlignAxis(.vertical, toSameAxisOf: scene.group)

    scene.hint.autoPinEdge(.top, to: .bottom, of: scene.caption, withOffset: 8)
    scene.hint.autoPinEdge(toSuperviewEdge: .leading, withInset: 32, relation: .greaterThanOrEqual)
    scene.hint.autoPinEdge(.bottom, to: .bottom, of: scene.group)
    scene.hint.autoAlignAxis(.vertical, toSameAxisOf: scene.group)

    scene.retry.autoPinEdge(.top, to: .bottom, of: scene.group, withOffset: 20)
    scene.retry.autoPinEdge(.trailing, to: .trailing, of: scene.group)
  }
}

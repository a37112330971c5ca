// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func banner(_ scene: Banner, step: Int) {
    scene.banner.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
    scene.banner.autoPinEdge(toSuperviewEdge: .leading, withInset: 8, relation: .greaterThanOrEqual)
    scene.banner.autoAlignAxis(toSuperviewAxis: .vertical)
    LayoutConstraint.autoSetPriority(LayoutPriority(800)) {
      scene.banner.autoMatch(.width, to: .width, of: scene.root, withOffset: -32)
    }
    scene.banner.autoSetDimension(.width, toSize: 480, relation: .lessThanOrEqual)
    scene.banner.autoSetDimension(.width, toSize: 280, relation: .greaterThanOrEqual)
    scene.banner.autoSetDimension(.height, toSize: 56)

    scene.icon.autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    scene.icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    scene.icon.autoSetDimensions(to: LayoutSize(width: 24, height: 24))

    scene.text.autoPinEdge(.leading, to: .trailing, of: scene.icon, withOffset: 8)
    scene.text.autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.action.autoPinEdge(.leading, to: .trailing, of: scene.text, withOffset: 8)
    scene.action.autoPinEdge(toSuperviewEdge: .trailing, withInset: 12)
    scene.action.autoAlignAxis(toSuperviewAxis: .horizontal)
  }
}

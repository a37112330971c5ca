// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.autoPinEdge(toSuperviewEdge: .leading, withInset: 25)
    scene.row.autoPinEdge(toSuperviewEdge: .trailing, withInset: 25)
    scene.row.autoAlignAxis(toSuperviewAxis: .horizontal)
    scene.row.autoSetDimension(.height, toSize: 140)

    scene.first.autoPinEdge(toSuperviewEdge: .top, withInset: 20, relation: .greaterThanOrEqual)
    scene.first.autoAlignAxis(toSuperviewAxis: .vertical)
    LayoutConstraint.autoSetPriority(.defaultHigh) {
      scene.first.autoAlignAxis(.horizontal, toSameAxisOf: scene.row, withOffset: -30)
    }
    scene.first.autoMatch(.width, to: .width, of: scene.row, withMultiplier: 0.5)
    scene.first.autoSetDimension(.height, toSize: 40)

    scene.second.autoPinEdge(.top, to: .bottom, of: scene.first, withOffset: 20)
    scene.second.autoAlignAxis(.vertical, toSameAxisOf: scene.first)
    scene.second.autoMatch(.width, to: .width, of: scene.first, withOffset: -50)
    scene.second.autoMatch(.height, to: .height, of: scene.first)
  }
}

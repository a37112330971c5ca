// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.area.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 40, left: 24, bottom: 40, right: 24)
    )

    scene.basic.autoPinEdge(.leading, to: .leading, of: scene.area)
    scene.basic.autoAlignAxis(.horizontal, toSameAxisOf: scene.area)
    scene.basic.autoMatch(.height, to: .height, of: scene.pro, withMultiplier: 0.85)

    scene.pro.autoPinEdge(.top, to: .top, of: scene.area)
    scene.pro.autoPinEdge(.leading, to: .trailing, of: scene.basic, withOffset: 12)
    scene.pro.autoPinEdge(.bottom, to: .bottom, of: scene.area)
    scene.pro.autoMatch(.width, to: .width, of: scene.basic)

    scene.team.autoPinEdge(.leading, to: .trailing, of: scene.pro, withOffset: 12)
    scene.team.autoPinEdge(.trailing, to: .trailing, of: scene.area)
    scene.team.autoAlignAxis(.horizontal, toSameAxisOf: scene.area)
    scene.team.autoMatch(.width, to: .width, of: scene.basic)
    scene.team.autoMatch(.height, to: .height, of: scene.basic)

    scene.proPrice.autoPinEdge(toSuperviewEdge: .top, withInset: 60)
    scene.proPrice.autoAlignAxis(toSuperviewAxis: .vertical)

    scene.basicPrice.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.basicPrice.autoAlignAxis(.baseline, toSameAxisOf: scene.proPrice)

    scene.teamPrice.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.teamPrice.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.proPrice)
  }
}

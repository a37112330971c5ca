// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    constrain(scene.area, scene.root) { area, root in
      area.edges == inset(root.edges, 24, 40)
    }
    constrain(scene.basic, scene.area, scene.pro) { basic, area, pro in
      basic.leading == area.leading
      basic.centerY == area.centerY
      basic.height == pro.height * 0.85
    }
    constrain(scene.pro, scene.area, scene.basic) { pro, area, basic in
      pro.top == area.top
      pro.leading == basic.trailing + 12
      pro.bottom == area.bottom
      pro.width == basic.width
    }
    constrain(scene.team, scene.pro, scene.area, scene.basic) { team, pro, area, basic in
      team.leading == pro.trailing + 12
      team.trailing == area.trailing
      team.centerY == area.centerY
      team.size == basic.size
    }
    constrain(scene.proPrice, scene.pro) { proPrice, pro in
      proPrice.top == pro.top + 60
      proPrice.centerX == pro.centerX
    }
    constrain(scene.basicPrice, scene.basic, scene.proPrice) { basicPrice, basic, proPrice in
      basicPrice.centerX == basic.centerX
      basicPrice.lastBaseline == proPrice.lastBaseline
    }
    constrain(scene.teamPrice, scene.team, scene.proPrice) { teamPrice, team, proPrice in
      teamPrice.centerX == team.centerX
      teamPrice.firstBaseline == proPrice.firstBaseline
    }
  }
}

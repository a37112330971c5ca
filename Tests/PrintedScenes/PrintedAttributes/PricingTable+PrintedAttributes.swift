// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.area.easy.layout([
      Top(40),
      Leading(24),
      Bottom(40),
      Trailing(24),
    ])
    scene.basic.easy.layout([
      CenterY().to(scene.area, .centerY),
      Leading().to(scene.area, .leading),
      Height(*0.85).like(scene.pro),
    ])
    scene.pro.easy.layout([
      Top().to(scene.area, .top),
      Leading(12).to(scene.basic, .trailing),
      Bottom().to(scene.area, .bottom),
      Width().like(scene.basic),
    ])
    scene.team.easy.layout([
      CenterY().to(scene.area, .centerY),
      Leading(12).to(scene.pro, .trailing),
      Trailing().to(scene.area, .trailing),
      Size().like(scene.basic),
    ])
    scene.proPrice.easy.layout([
      Top(60),
      CenterX(),
    ])
    scene.basicPrice.easy.layout([
      LastBaseline().to(scene.proPrice, .lastBaseline),
      CenterX(),
    ])
    scene.teamPrice.easy.layout([
      FirstBaseline().to(scene.proPrice, .firstBaseline),
      CenterX(),
    ])
  }
}

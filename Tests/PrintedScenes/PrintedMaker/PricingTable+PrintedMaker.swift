// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.area.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(40)
      make.leading.trailing.equalToSuperview().inset(24)
    }
    scene.basic.snp.makeConstraints { make in
      make.leading.centerY.equalTo(scene.area)
      make.height.equalTo(scene.pro).multipliedBy(0.85)
    }
    scene.pro.snp.makeConstraints { make in
      make.top.bottom.equalTo(scene.area)
      make.leading.equalTo(scene.basic.snp.trailing).offset(12)
      make.width.equalTo(scene.basic)
    }
    scene.team.snp.makeConstraints { make in
      make.leading.equalTo(scene.pro.snp.trailing).offset(12)
      make.trailing.centerY.equalTo(scene.area)
      make.size.equalTo(scene.basic)
    }
    scene.proPrice.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(60)
      make.centerX.equalToSuperview()
    }
    scene.basicPrice.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.lastBaseline.equalTo(scene.proPrice)
    }
    scene.teamPrice.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.firstBaseline.equalTo(scene.proPrice)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func banner(_ scene: Banner, step: Int) {
    scene.banner.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)
      make.leading.greaterThanOrEqualToSuperview().offset(8)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().offset(-32).priority(800)
      make.width.lessThanOrEqualTo(480)
      make.width.greaterThanOrEqualTo(280)
      make.height.equalTo(56)
    }
    scene.icon.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(12)
      make.centerY.equalToSuperview()
      make.size.equalTo(24)
    }
    scene.text.snp.makeConstraints { make in
      make.leading.equalTo(scene.icon.snp.trailing).offset(8)
      make.centerY.equalToSuperview()
    }
    scene.action.snp.makeConstraints { make in
      make.leading.equalTo(scene.text.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(12)
      make.centerY.equalToSuperview()
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func profile(_ scene: Profile, step: Int) {
    scene.cover.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.4)
    }
    scene.avatar.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalTo(scene.cover.snp.bottom)
      make.width.equalTo(96)
      make.height.equalTo(scene.avatar.snp.width)
    }
    scene.name.snp.makeConstraints { make in
      make.top.equalTo(scene.avatar.snp.bottom).offset(12)
      make.leading.greaterThanOrEqualToSuperview().offset(16)
      make.centerX.equalTo(scene.avatar)
    }
    scene.about.snp.makeConstraints { make in
      make.top.equalTo(scene.name.snp.bottom).offset(8)
      make.centerX.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.8)
    }
    scene.follow.snp.makeConstraints { make in
      make.top.equalTo(scene.about.snp.bottom).offset(16)
      make.centerX.equalToSuperview()
      make.width.greaterThanOrEqualTo(120)
    }
  }
}

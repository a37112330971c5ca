// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.group.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.9)
      make.width.equalTo(scene.illustration)
    }
    scene.illustration.snp.makeConstraints { make in
      make.top.centerX.equalTo(scene.group)
      make.width.equalToSuperview().multipliedBy(0.5).priority(800)
      make.width.lessThanOrEqualTo(240)
      make.height.equalTo(scene.illustration.snp.width).multipliedBy(0.75)
    }
    scene.caption.snp.makeConstraints { make in
      make.top.equalTo(scene.illustration.snp.bottom).offset(24)
      make.centerX.equalTo(scene.group)
    }
    scene.hint.snp.makeConstraints { make in
      make.top.equalTo(scene.caption.snp.bottom).offset(8)
      make.leading.greaterThanOrEqualToSuperview().offset(32)
      make.centerX.bottom.equalTo(scene.group)
    }
    scene.retry.snp.makeConstraints { make in
      make.top.equalTo(scene.group.snp.bottom).offset(20)
      make.trailing.equalTo(scene.group)
    }
  }
}

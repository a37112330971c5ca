// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(56)
    }
    scene.back.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.centerY.equalToSuperview()
    }
    scene.actions.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(8)
      make.centerY.equalToSuperview()
    }
    scene.title.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.back.snp.trailing).offset(8)
      make.trailing.lessThanOrEqualTo(scene.actions.snp.leading).offset(-8)
      make.centerX.equalToSuperview().priority(600)
      make.centerY.equalToSuperview()
    }
  }
}

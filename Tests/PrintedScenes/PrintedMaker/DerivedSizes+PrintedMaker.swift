// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(25)
      make.centerY.equalToSuperview()
      make.height.equalTo(140)
    }
    scene.first.snp.makeConstraints { make in
      make.top.greaterThanOrEqualToSuperview().offset(20)
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().offset(-30).priority(.high)
      make.width.equalToSuperview().multipliedBy(0.5)
      make.height.equalTo(40)
    }
    scene.second.snp.makeConstraints { make in
      make.top.equalTo(scene.first.snp.bottom).offset(20)
      make.centerX.equalTo(scene.first)
      make.width.equalTo(scene.first).offset(-50)
      make.height.equalTo(scene.first)
    }
  }
}

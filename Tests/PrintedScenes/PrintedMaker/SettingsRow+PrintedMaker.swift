// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(40)
      make.leading.trailing.equalToSuperview()
      make.height.equalTo(52.5)
    }
    scene.icon.snp.makeConstraints { make in
      make.leading.equalTo(scene.row.snp.leadingMargin)
      make.centerY.equalToSuperview()
      make.width.equalTo(29)
      make.height.equalTo(scene.icon.snp.width)
    }
    scene.title.snp.makeConstraints { make in
      make.leading.equalTo(scene.icon.snp.trailing).offset(15)
      make.trailing.lessThanOrEqualTo(scene.toggle.snp.leading).offset(-8)
      make.centerY.equalToSuperview()
    }
    scene.toggle.snp.makeConstraints { make in
      make.trailing.equalTo(scene.row.snp.trailingMargin)
      make.centerY.equalTo(scene.row.snp.centerYWithinMargins)
    }
    scene.hairline.snp.makeConstraints { make in
      make.leading.equalTo(scene.title)
      make.trailing.bottom.equalToSuperview()
      make.height.equalTo(0.3333333333333333)
    }
  }
}

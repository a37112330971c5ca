// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.centerY.equalToSuperview()
    }
    scene.title.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.leading.equalToSuperview().offset(16)
    }
    scene.badge.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.title.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.centerY.equalTo(scene.title)
      make.width.greaterThanOrEqualTo(scene.badge.snp.height)
    }
    scene.subtitle.snp.makeConstraints { make in
      make.top.equalTo(scene.title.snp.bottom).offset(4)
      make.leading.equalTo(scene.title)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
      make.bottom.equalToSuperview().inset(10)
    }
  }
}

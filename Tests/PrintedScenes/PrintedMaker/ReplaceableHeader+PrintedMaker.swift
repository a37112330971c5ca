// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalTo(44)
      }
      scene.body.snp.makeConstraints { make in
        make.top.equalTo(scene.header.snp.bottom).offset(8)
        make.leading.trailing.equalTo(scene.header)
        make.bottom.equalToSuperview().inset(20)
      }
      scene.header.snp.remakeConstraints { make in
        make.top.equalToSuperview().inset(64)
        make.leading.trailing.equalToSuperview().inset(16)
        make.height.equalTo(80)
      }
    case 1:
      scene.header.snp.remakeConstraints { make in
        make.top.equalTo(scene.banner.snp.bottom).offset(40)
        make.leading.trailing.equalToSuperview().inset(16)
        make.height.equalTo(80)
      }
    default:
      scene.header.snp.remakeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(16)
        make.centerY.equalToSuperview().multipliedBy(0.5)
        make.height.equalTo(80)
      }
    }
  }
}

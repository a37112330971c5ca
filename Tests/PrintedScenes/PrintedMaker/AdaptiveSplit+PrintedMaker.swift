// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      scene.list.snp.remakeConstraints { make in
        make.top.leading.bottom.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.35)
      }
      scene.detail.snp.remakeConstraints { make in
        make.top.trailing.bottom.equalToSuperview()
        make.leading.equalTo(scene.list.snp.trailing)
      }
    case 1:
      scene.list.snp.remakeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.4)
      }
      scene.detail.snp.remakeConstraints { make in
        make.top.equalTo(scene.list.snp.bottom)
        make.leading.trailing.bottom.equalToSuperview()
      }
    default:
      scene.list.snp.remakeConstraints { make in
        make.top.leading.bottom.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.35)
      }
      scene.detail.snp.remakeConstraints { make in
        make.top.trailing.bottom.equalToSuperview()
        make.leading.equalTo(scene.list.snp.trailing)
      }
    }
  }
}

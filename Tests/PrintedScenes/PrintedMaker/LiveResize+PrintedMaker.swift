// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      scene.caption.snp.makeConstraints { make in
        make.top.leading.equalToSuperview().inset(16)
      }
      scene.value.snp.makeConstraints { make in
        make.leading.equalTo(scene.caption.snp.trailing).offset(8)
        make.trailing.equalToSuperview().inset(16)
        make.firstBaseline.equalTo(scene.caption)
        make.height.equalTo(24)
      }
      scene.chart.snp.makeConstraints { make in
        make.top.equalTo(scene.caption.snp.bottom).offset(12)
        make.leading.equalTo(scene.caption)
        make.trailing.equalTo(scene.value)
        make.height.equalToSuperview().dividedBy(3)
      }
    case 1:
      break
    default:
      break
    }
  }
}

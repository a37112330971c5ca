// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      scene.toast.snp.remakeConstraints { make in
        make.bottom.equalToSuperview().inset(24)
        make.centerX.equalToSuperview()
        make.width.lessThanOrEqualToSuperview().offset(-32)
      }
      scene.message.snp.remakeConstraints { make in
        make.directionalEdges.equalToSuperview().inset(12)
      }
    case 1:
      scene.toast.snp.remakeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.leading.trailing.equalToSuperview()
      }
      scene.message.snp.remakeConstraints { make in
        make.directionalEdges.equalToSuperview().inset(12)
      }
    default:
      scene.toast.snp.remakeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.leading.trailing.equalToSuperview()
        make.height.equalTo(60)
      }
      scene.message.snp.remakeConstraints { make in
        make.center.equalToSuperview()
        make.width.lessThanOrEqualToSuperview()
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      scene.hint.snp.makeConstraints { make in
        make.top.equalTo(scene.button.snp.bottom).offset(4)
        make.centerX.equalTo(scene.button)
      }
      scene.button.snp.remakeConstraints { make in
        make.top.leading.equalToSuperview().inset(10)
        make.size.equalTo(56)
      }
    case 1:
      scene.button.snp.remakeConstraints { make in
        make.trailing.bottom.equalToSuperview().inset(10)
        make.size.equalTo(64)
      }
    default:
      scene.button.snp.remakeConstraints { make in
        make.center.equalToSuperview()
        make.width.equalToSuperview().dividedBy(3)
        make.height.equalTo(scene.button.snp.width)
      }
    }
  }
}

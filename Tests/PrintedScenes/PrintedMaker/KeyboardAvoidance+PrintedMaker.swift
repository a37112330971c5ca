// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      scene.keyboard.snp.remakeConstraints { make in
        make.top.equalTo(scene.root.snp.bottom)
        make.leading.trailing.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.45)
      }
      scene.form.snp.remakeConstraints { make in
        make.center.equalToSuperview()
        make.width.equalToSuperview().offset(-40)
        make.height.equalTo(120)
      }
    case 1:
      scene.keyboard.snp.remakeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.45)
      }
      scene.form.snp.remakeConstraints { make in
        make.bottom.equalTo(scene.keyboard.snp.top).offset(-16)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().offset(-40)
        make.height.equalTo(120)
      }
    default:
      scene.keyboard.snp.remakeConstraints { make in
        make.top.equalTo(scene.root.snp.bottom)
        make.leading.trailing.equalToSuperview()
        make.height.equalToSuperview().multipliedBy(0.45)
      }
      scene.form.snp.remakeConstraints { make in
        make.center.equalToSuperview()
        make.width.equalToSuperview().offset(-40)
        make.height.equalTo(120)
      }
    }
  }
}

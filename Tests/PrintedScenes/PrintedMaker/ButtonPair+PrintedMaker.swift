// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.snp.makeConstraints { make in
      make.leading.equalToSuperview().inset(15)
      make.bottom.equalToSuperview().inset(20)
      make.height.equalTo(44)
    }
    scene.confirm.snp.makeConstraints { make in
      make.leading.equalTo(scene.cancel.snp.trailing).offset(12)
      make.trailing.equalToSuperview().inset(15)
      make.bottom.equalTo(scene.cancel)
      make.size.equalTo(scene.cancel)
    }
  }
}

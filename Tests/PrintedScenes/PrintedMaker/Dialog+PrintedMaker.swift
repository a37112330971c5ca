// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.8).priority(900)
      make.width.lessThanOrEqualTo(420)
    }
    scene.title.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview().inset(20)
    }
    scene.message.snp.makeConstraints { make in
      make.top.equalTo(scene.title.snp.bottom).offset(8)
      make.leading.trailing.equalTo(scene.title)
    }
    scene.cancel.snp.makeConstraints { make in
      make.top.equalTo(scene.message.snp.bottom).offset(20)
      make.leading.bottom.equalToSuperview()
      make.height.equalTo(44)
    }
    scene.accept.snp.makeConstraints { make in
      make.top.bottom.equalTo(scene.cancel)
      make.leading.equalTo(scene.cancel.snp.trailing)
      make.trailing.equalToSuperview()
      make.width.equalTo(scene.cancel)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(49)
    }
    scene.buttons[0].snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview()
    }
    scene.buttons[4].snp.makeConstraints { make in
      make.top.trailing.bottom.equalToSuperview()
      make.leading.equalTo(scene.buttons[3].snp.trailing)
      make.width.equalTo(scene.buttons[3])
    }
    scene.buttons[1].snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.equalTo(scene.buttons[0].snp.trailing)
      make.width.equalTo(scene.buttons[0])
    }
    scene.buttons[2].snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.equalTo(scene.buttons[1].snp.trailing)
      make.width.equalTo(scene.buttons[1])
    }
    scene.buttons[3].snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.equalTo(scene.buttons[2].snp.trailing)
      make.width.equalTo(scene.buttons[2])
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func keyboard(_ scene: Keyboard, step: Int) {
    scene.board.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(216)
    }
    scene.keys[0][0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(10)
      make.leading.equalToSuperview().offset(3)
      make.height.equalTo(42)
    }
    scene.keys[0][9].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][8].snp.trailing).offset(6)
      make.trailing.equalToSuperview().inset(3)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][0].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0].snp.bottom).offset(12)
      make.leading.equalTo(scene.keys[0][0].snp.centerX).offset(3)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][0].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0].snp.bottom).offset(12)
      make.leading.equalTo(scene.keys[1][1])
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][0].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][1].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][2].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][4].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][3].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][5].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][4].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][6].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][5].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][7].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][6].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[0][8].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][7].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][0].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][1].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][2].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][4].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][3].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][5].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][4].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][6].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][5].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][7].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][6].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[1][8].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][7].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][0].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][1].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][2].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][4].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][3].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][5].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][4].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
    scene.keys[2][6].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][5].snp.trailing).offset(6)
      make.width.equalTo(scene.keys[0][0])
      make.height.equalTo(42)
    }
  }
}

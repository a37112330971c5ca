// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    scene.display.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.25)
    }
    scene.keys[0][0].snp.makeConstraints { make in
      make.top.equalTo(scene.display.snp.bottom).offset(8)
      make.leading.equalToSuperview().offset(8)
    }
    scene.keys[0][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][2].snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(8)
      make.size.equalTo(scene.keys[0][0])
    }
    scene.keys[0][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][0].snp.trailing).offset(8)
      make.size.equalTo(scene.keys[0][0])
    }
    scene.keys[0][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0])
      make.leading.equalTo(scene.keys[0][1].snp.trailing).offset(8)
      make.size.equalTo(scene.keys[0][0])
    }
    scene.keys[1][0].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[0][0].snp.bottom).offset(8)
      make.leading.equalToSuperview().offset(8)
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[1][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][2].snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(8)
      make.width.equalTo(scene.keys[1][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[1][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][0].snp.trailing).offset(8)
      make.width.equalTo(scene.keys[1][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[1][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0])
      make.leading.equalTo(scene.keys[1][1].snp.trailing).offset(8)
      make.width.equalTo(scene.keys[1][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[2][0].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[1][0].snp.bottom).offset(8)
      make.leading.equalToSuperview().offset(8)
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[2][3].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][2].snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(8)
      make.width.equalTo(scene.keys[2][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[2][1].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][0].snp.trailing).offset(8)
      make.width.equalTo(scene.keys[2][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.keys[2][2].snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0])
      make.leading.equalTo(scene.keys[2][1].snp.trailing).offset(8)
      make.width.equalTo(scene.keys[2][0])
      make.height.equalTo(scene.keys[0][0])
    }
    scene.zero.snp.makeConstraints { make in
      make.top.equalTo(scene.keys[2][0].snp.bottom).offset(8)
      make.leading.equalTo(scene.keys[2][0])
      make.trailing.equalTo(scene.keys[2][1])
      make.bottom.equalToSuperview().inset(8)
      make.height.equalTo(scene.keys[0][0])
    }
    scene.point.snp.makeConstraints { make in
      make.top.bottom.equalTo(scene.zero)
      make.leading.trailing.equalTo(scene.keys[2][2])
    }
    scene.equals.snp.makeConstraints { make in
      make.top.bottom.equalTo(scene.zero)
      make.leading.trailing.equalTo(scene.keys[2][3])
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func formRows(_ scene: FormRows, step: Int) {
    scene.labels[0].snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.trailing.equalTo(scene.fields[0].snp.leading).offset(-12)
      make.firstBaseline.equalTo(scene.fields[0])
    }
    scene.fields[0].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(24)
      make.trailing.equalToSuperview().inset(20)
      make.height.equalTo(36)
    }
    scene.labels[1].snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.trailing.equalTo(scene.fields[1].snp.leading).offset(-12)
      make.firstBaseline.equalTo(scene.fields[1])
    }
    scene.fields[1].snp.makeConstraints { make in
      make.top.equalTo(scene.fields[0].snp.bottom).offset(12)
      make.leading.equalTo(scene.fields[0])
      make.trailing.equalToSuperview().inset(20)
      make.height.equalTo(36)
    }
    scene.labels[2].snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.trailing.equalTo(scene.fields[2].snp.leading).offset(-12)
      make.firstBaseline.equalTo(scene.fields[2])
    }
    scene.fields[2].snp.makeConstraints { make in
      make.top.equalTo(scene.fields[1].snp.bottom).offset(12)
      make.leading.equalTo(scene.fields[1])
      make.trailing.equalToSuperview().inset(20)
      make.height.equalTo(36)
    }
  }
}

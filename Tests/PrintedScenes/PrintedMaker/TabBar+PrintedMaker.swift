// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func tabBar(_ scene: TabBar, step: Int) {
    scene.bar.snp.makeConstraints { make in
      make.top.equalTo(scene.root.safeAreaLayoutGuide.snp.bottom).offset(-49)
      make.leading.trailing.bottom.equalToSuperview()
    }
    scene.tabs[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(5)
      make.centerX.equalToSuperview().multipliedBy(0.25)
      make.width.equalTo(44)
      make.height.equalTo(40)
    }
    scene.tabs[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(5)
      make.centerX.equalToSuperview().multipliedBy(0.75)
      make.width.equalTo(44)
      make.height.equalTo(40)
    }
    scene.tabs[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(5)
      make.centerX.equalToSuperview().multipliedBy(1.25)
      make.width.equalTo(44)
      make.height.equalTo(40)
    }
    scene.tabs[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(5)
      make.centerX.equalToSuperview().multipliedBy(1.75)
      make.width.equalTo(44)
      make.height.equalTo(40)
    }
    scene.badge.snp.makeConstraints { make in
      make.centerX.equalTo(scene.tabs[2].snp.trailing)
      make.centerY.equalTo(scene.tabs[2].snp.top)
      make.size.equalTo(18)
    }
    scene.content.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(scene.root.safeAreaLayoutGuide)
      make.bottom.equalTo(scene.bar.snp.top)
    }
  }
}

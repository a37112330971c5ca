// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
    }
    scene.search.snp.makeConstraints { make in
      make.top.equalTo(scene.root.safeAreaLayoutGuide.snp.top).offset(12)
      make.leading.trailing.equalTo(scene.root.safeAreaLayoutGuide).inset(16)
      make.height.equalTo(48)
    }
    scene.compass.snp.makeConstraints { make in
      make.top.equalTo(scene.search.snp.bottom).offset(16)
      make.right.equalTo(scene.map.snp.right).offset(-16)
      make.size.equalTo(44)
    }
    scene.locate.snp.makeConstraints { make in
      make.top.equalTo(scene.compass.snp.bottom).offset(8)
      make.right.equalTo(scene.compass)
      make.size.equalTo(scene.compass)
    }
    scene.pin.snp.makeConstraints { make in
      make.bottom.equalToSuperview().multipliedBy(0.45)
      make.centerX.equalToSuperview().multipliedBy(0.8)
      make.width.equalTo(24)
      make.height.equalTo(36)
    }
    scene.callout.snp.makeConstraints { make in
      make.left.equalTo(scene.pin.snp.right).offset(6)
      make.centerY.equalTo(scene.pin)
    }
    scene.sheet.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.3).priority(850)
      make.height.greaterThanOrEqualTo(160)
    }
    scene.grip.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(6)
      make.centerX.equalToSuperview()
      make.width.equalTo(36)
      make.height.equalTo(5)
    }
  }
}

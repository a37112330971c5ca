// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview()
      make.width.equalToSuperview().dividedBy(3).priority(900)
      make.width.greaterThanOrEqualTo(120)
      make.width.lessThanOrEqualTo(320)
    }
    scene.divider.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.equalTo(scene.sidebar.snp.trailing)
      make.width.equalTo(1)
    }
    scene.content.snp.makeConstraints { make in
      make.top.trailing.bottom.equalToSuperview()
      make.leading.equalTo(scene.divider.snp.trailing)
    }
    scene.person.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(32)
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.4)
      make.height.equalTo(scene.person.snp.width)
    }
    scene.heading.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(24)
      make.centerY.equalTo(scene.person)
    }
    scene.outline.snp.makeConstraints { make in
      make.top.equalTo(scene.person.snp.bottom).offset(20)
      make.leading.equalTo(scene.heading)
      make.trailing.equalToSuperview().inset(24)
      make.bottom.equalToSuperview().inset(20)
    }
  }
}

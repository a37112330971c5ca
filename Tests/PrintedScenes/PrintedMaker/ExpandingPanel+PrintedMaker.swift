// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.snp.makeConstraints { make in
        make.leading.trailing.bottom.equalToSuperview()
        make.height.equalTo(120)
      }
      scene.grip.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(6)
        make.centerX.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.2)
        make.height.equalTo(5)
      }
      scene.content.snp.makeConstraints { make in
        make.top.leading.trailing.equalToSuperview()
        make.bottom.equalTo(scene.panel.snp.top).offset(-8)
      }
      scene.panel.snp.updateConstraints { make in
        make.height.equalTo(120)
      }
      scene.grip.snp.updateConstraints { make in
        make.top.equalToSuperview().offset(6)
      }
      scene.content.snp.updateConstraints { make in
        make.bottom.equalTo(scene.panel.snp.top).offset(-8)
      }
    case 1:
      scene.panel.snp.updateConstraints { make in
        make.height.equalTo(200)
      }
      scene.grip.snp.updateConstraints { make in
        make.top.equalToSuperview().offset(12)
      }
      scene.content.snp.updateConstraints { make in
        make.bottom.equalTo(scene.panel.snp.top).offset(-8)
      }
    default:
      scene.panel.snp.updateConstraints { make in
        make.height.equalTo(72.5)
      }
      scene.grip.snp.updateConstraints { make in
        make.top.equalToSuperview().offset(12)
      }
      scene.content.snp.updateConstraints { make in
        make.bottom.equalTo(scene.panel.snp.top).offset(-3)
      }
    }
  }
}

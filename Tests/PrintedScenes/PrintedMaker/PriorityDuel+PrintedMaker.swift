// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.second.snp.makeConstraints { make in
        make.top.trailing.bottom.equalToSuperview()
        make.leading.equalTo(scene.first.snp.trailing)
        make.width.equalTo(300).priority(.medium)
      }
      scene.first.snp.remakeConstraints { make in
        make.top.leading.bottom.equalToSuperview()
        make.width.equalTo(300).priority(600)
      }
    case 1:
      scene.first.snp.remakeConstraints { make in
        make.top.leading.bottom.equalToSuperview()
        make.width.equalTo(300).priority(400)
      }
    default:
      scene.first.snp.remakeConstraints { make in
        make.top.leading.bottom.equalToSuperview()
        make.width.equalTo(300)
      }
    }
  }
}

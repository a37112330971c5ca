// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      scene.swift.snp.makeConstraints { make in
        make.top.leading.equalToSuperview().inset(16)
      }
      scene.solver.snp.makeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.layout.snp.trailing).offset(8)
      }
      scene.linux.snp.remakeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.swift.snp.trailing).offset(8)
      }
      scene.layout.snp.remakeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.linux.snp.trailing).offset(8)
      }
    case 1:
      scene.linux.snp.removeConstraints()
      scene.layout.snp.remakeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.swift.snp.trailing).offset(8)
      }
    default:
      scene.linux.snp.remakeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.solver.snp.trailing).offset(8)
      }
      scene.layout.snp.remakeConstraints { make in
        make.top.equalTo(scene.swift)
        make.leading.equalTo(scene.swift.snp.trailing).offset(8)
      }
    }
  }
}

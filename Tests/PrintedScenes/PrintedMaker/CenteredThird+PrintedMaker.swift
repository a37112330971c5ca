// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalToSuperview().dividedBy(3)
    }
    scene.corner.snp.makeConstraints { make in
      make.top.equalTo(scene.middle.snp.bottom)
      make.left.equalTo(scene.middle.snp.right)
      make.size.equalTo(scene.middle)
    }
    scene.halo.snp.makeConstraints { make in
      make.edges.equalTo(scene.middle).inset(-6)
    }
  }
}

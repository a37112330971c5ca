// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(20)
      make.leading.trailing.equalToSuperview().inset(16)
      make.bottom.equalToSuperview().inset(40)
    }
    scene.badge.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(8)
      make.size.equalTo(24)
    }
  }
}

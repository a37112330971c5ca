// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func onboarding(_ scene: Onboarding, step: Int) {
    scene.skip.snp.makeConstraints { make in
      make.top.equalTo(scene.root.snp.topMargin)
      make.trailing.equalTo(scene.root.snp.trailingMargin)
    }
    scene.image.snp.makeConstraints { make in
      make.top.equalTo(scene.skip.snp.bottom).offset(16)
      make.leading.greaterThanOrEqualTo(scene.root.snp.leadingMargin)
      make.bottom.equalTo(scene.root.snp.centerY)
      make.centerX.equalTo(scene.root.snp.centerXWithinMargins)
      make.width.equalTo(scene.image.snp.height).multipliedBy(1.2).priority(800)
    }
    scene.headline.snp.makeConstraints { make in
      make.leading.equalTo(scene.root.snp.leadingMargin)
      make.trailing.lessThanOrEqualTo(scene.root.snp.trailingMargin)
      make.firstBaseline.equalTo(scene.image.snp.bottom).offset(52)
    }
    scene.lead.snp.makeConstraints { make in
      make.leading.equalTo(scene.headline)
      make.trailing.equalTo(scene.root.snp.trailingMargin)
      make.firstBaseline.equalTo(scene.headline.snp.lastBaseline).offset(28)
    }
    scene.next.snp.makeConstraints { make in
      make.bottom.equalTo(scene.root.snp.bottomMargin)
      make.centerX.equalTo(scene.root.snp.centerXWithinMargins)
      make.width.equalToSuperview().multipliedBy(0.75).priority(900)
      make.width.lessThanOrEqualTo(400)
      make.height.equalTo(50)
    }
  }
}

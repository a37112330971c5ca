// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.size.equalTo(48)
    }
    scene.name.snp.makeConstraints { make in
      make.top.equalTo(scene.avatar)
      make.leading.equalTo(scene.avatar.snp.trailing).offset(12)
    }
    scene.handle.snp.makeConstraints { make in
      make.leading.equalTo(scene.name.snp.trailing).offset(6)
      make.firstBaseline.equalTo(scene.name)
    }
    scene.time.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(scene.handle.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16)
      make.firstBaseline.equalTo(scene.name)
    }
    scene.text.snp.makeConstraints { make in
      make.top.equalTo(scene.name.snp.bottom).offset(6)
      make.leading.equalTo(scene.name)
      make.trailing.equalToSuperview().inset(16)
    }
    scene.media.snp.makeConstraints { make in
      make.top.equalTo(scene.text.snp.bottom).offset(10)
      make.leading.trailing.equalTo(scene.text)
      make.bottom.lessThanOrEqualToSuperview().inset(16)
      make.height.equalTo(scene.media.snp.width).multipliedBy(0.5625).priority(700)
    }
  }
}

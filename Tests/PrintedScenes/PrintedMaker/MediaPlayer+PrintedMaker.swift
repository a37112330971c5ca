// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import MakerLayout

extension PrintedMaker {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(scene.video.snp.width).multipliedBy(0.5625).priority(800)
      make.height.lessThanOrEqualToSuperview().multipliedBy(0.6)
    }
    scene.scrubber.snp.makeConstraints { make in
      make.top.equalTo(scene.video.snp.bottom).offset(12)
      make.left.right.equalToSuperview().inset(16)
      make.height.equalTo(4)
    }
    scene.play.snp.makeConstraints { make in
      make.top.equalTo(scene.scrubber.snp.bottom).offset(20)
      make.centerX.equalToSuperview()
      make.size.equalTo(56)
    }
    scene.back.snp.makeConstraints { make in
      make.right.equalTo(scene.play.snp.left).offset(-24)
      make.centerY.equalTo(scene.play)
      make.size.equalTo(40)
    }
    scene.forward.snp.makeConstraints { make in
      make.left.equalTo(scene.play.snp.right).offset(24)
      make.centerY.equalTo(scene.play)
      make.size.equalTo(scene.back)
    }
  }
}

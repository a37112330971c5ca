// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.easy.layout([
      Top(),
      Leading(),
      Trailing(),
      Height(*0.5625).like(scene.video, .width).with(.custom(800)),
      Height(<=0 * 0.6).like(scene.root),
    ])
    scene.scrubber.easy.layout([
      Top(12).to(scene.video, .bottom),
      Left(16),
      Right(16),
      Height(4),
    ])
    scene.play.easy.layout([
      Top(20).to(scene.scrubber, .bottom),
      CenterX(),
      Size(56),
    ])
    scene.back.easy.layout([
      CenterY().to(scene.play, .centerY),
      Right(24).to(scene.play, .left),
      Size(40),
    ])
    scene.forward.easy.layout([
      CenterY().to(scene.play, .centerY),
      Left(24).to(scene.play, .right),
      Size().like(scene.back),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    constrain(scene.video, scene.root) { video, root in
      video.top == root.top
      video.leading == root.leading
      video.trailing == root.trailing
      video.height == video.width * 0.5625 ~ 800
      video.height <= root.height * 0.6
    }
    constrain(scene.scrubber, scene.video, scene.root) { scrubber, video, root in
      scrubber.top == video.bottom + 12
      scrubber.left == root.left + 16
      scrubber.right == root.right - 16
      scrubber.height == 4
    }
    constrain(scene.play, scene.scrubber, scene.root) { play, scrubber, root in
      play.top == scrubber.bottom + 20
      play.centerX == root.centerX
      play.width == 56
      play.height == 56
    }
    constrain(scene.back, scene.play) { back, play in
      back.right == play.left - 24
      back.centerY == play.centerY
      back.width == 40
      back.height == 40
    }
    constrain(scene.forward, scene.play, scene.back) { forward, play, back in
      forward.left == play.right + 24
      forward.centerY == play.centerY
      forward.size == back.size
    }
  }
}

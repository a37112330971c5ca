// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func feedCell(_ scene: FeedCell, step: Int) {
    constrain(scene.avatar, scene.root) { avatar, root in
      avatar.top == root.top + 16
      avatar.leading == root.leading + 16
      avatar.width == 48
      avatar.height == 48
    }
    constrain(scene.name, scene.avatar) { name, avatar in
      name.top == avatar.top
      name.leading == avatar.trailing + 12
    }
    constrain(scene.handle, scene.name) { handle, name in
      handle.leading == name.trailing + 6
      handle.firstBaseline == name.firstBaseline
    }
    constrain(scene.time, scene.handle, scene.root, scene.name) { time, handle, root, name in
      time.leading >= handle.trailing + 8
      time.trailing == root.trailing - 16
      time.firstBaseline == name.firstBaseline
    }
    constrain(scene.text, scene.name, scene.root) { text, name, root in
      text.top == name.bottom + 6
      text.leading == name.leading
      text.trailing == root.trailing - 16
    }
    constrain(scene.media, scene.text, scene.root) { media, text, root in
      media.top == text.bottom + 10
      media.leading == text.leading
      media.trailing == text.trailing
      media.bottom <= root.bottom - 16
      media.height == media.width * 0.5625 ~ 700
    }
  }
}

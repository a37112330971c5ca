// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func dialog(_ scene: Dialog, step: Int) {
    constrain(scene.dialog, scene.root) { dialog, root in
      dialog.center == root.center
      dialog.width == root.width * 0.8 ~ 900
      dialog.width <= 420
    }
    constrain(scene.title, scene.dialog) { title, dialog in
      title.top == dialog.top + 20
      title.leading == dialog.leading + 20
      title.trailing == dialog.trailing - 20
    }
    constrain(scene.message, scene.title) { message, title in
      message.top == title.bottom + 8
      message.leading == title.leading
      message.trailing == title.trailing
    }
    constrain(scene.cancel, scene.message, scene.dialog) { cancel, message, dialog in
      cancel.top == message.bottom + 20
      cancel.leading == dialog.leading
      cancel.bottom == dialog.bottom
      cancel.height == 44
    }
    constrain(scene.accept, scene.cancel, scene.dialog) { accept, cancel, dialog in
      accept.top == cancel.top
      accept.leading == cancel.trailing
      accept.trailing == dialog.trailing
      accept.bottom == cancel.bottom
      accept.width == cancel.width
    }
  }
}

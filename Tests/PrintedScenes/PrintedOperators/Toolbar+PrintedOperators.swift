// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func toolbar(_ scene: Toolbar, step: Int) {
    constrain(scene.bar, scene.root) { bar, root in
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.bottom == root.bottom
      bar.height == 49
    }
    constrain(scene.buttons[0], scene.bar) { buttons0, bar in
      buttons0.top == bar.top
      buttons0.leading == bar.leading
      buttons0.bottom == bar.bottom
    }
    constrain(scene.buttons[4], scene.bar, scene.buttons[3]) { buttons4, bar, buttons3 in
      buttons4.top == bar.top
      buttons4.leading == buttons3.trailing
      buttons4.trailing == bar.trailing
      buttons4.bottom == bar.bottom
      buttons4.width == buttons3.width
    }
    constrain(scene.buttons[1], scene.bar, scene.buttons[0]) { buttons1, bar, buttons0 in
      buttons1.top == bar.top
      buttons1.leading == buttons0.trailing
      buttons1.bottom == bar.bottom
      buttons1.width == buttons0.width
    }
    constrain(scene.buttons[2], scene.bar, scene.buttons[1]) { buttons2, bar, buttons1 in
      buttons2.top == bar.top
      buttons2.leading == buttons1.trailing
      buttons2.bottom == bar.bottom
      buttons2.width == buttons1.width
    }
    constrain(scene.buttons[3], scene.bar, scene.buttons[2]) { buttons3, bar, buttons2 in
      buttons3.top == bar.top
      buttons3.leading == buttons2.trailing
      buttons3.bottom == bar.bottom
      buttons3.width == buttons2.width
    }
  }
}

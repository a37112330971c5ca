// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func banner(_ scene: Banner, step: Int) {
    constrain(scene.banner, scene.root) { banner, root in
      banner.top == root.top + 12
      banner.leading >= root.leading + 8
      banner.centerX == root.centerX
      banner.width == root.width - 32 ~ 800
      banner.width <= 480
      banner.width >= 280
      banner.height == 56
    }
    constrain(scene.icon, scene.banner) { icon, banner in
      icon.leading == banner.leading + 12
      icon.centerY == banner.centerY
      icon.width == 24
      icon.height == 24
    }
    constrain(scene.text, scene.icon, scene.banner) { text, icon, banner in
      text.leading == icon.trailing + 8
      text.centerY == banner.centerY
    }
    constrain(scene.action, scene.text, scene.banner) { action, text, banner in
      action.leading == text.trailing + 8
      action.trailing == banner.trailing - 12
      action.centerY == banner.centerY
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func tabBar(_ scene: TabBar, step: Int) {
    constrain(scene.bar, scene.root) { bar, root in
      bar.top == root.safeAreaLayoutGuide.bottom - 49
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.bottom == root.bottom
    }
    constrain(scene.tabs[0], scene.bar) { tabs0, bar in
      tabs0.top == bar.top + 5
      tabs0.centerX == bar.centerX * 0.25
      tabs0.width == 44
      tabs0.height == 40
    }
    constrain(scene.tabs[1], scene.bar) { tabs1, bar in
      tabs1.top == bar.top + 5
      tabs1.centerX == bar.centerX * 0.75
      tabs1.width == 44
      tabs1.height == 40
    }
    constrain(scene.tabs[2], scene.bar) { tabs2, bar in
      tabs2.top == bar.top + 5
      tabs2.centerX == bar.centerX * 1.25
      tabs2.width == 44
      tabs2.height == 40
    }
    constrain(scene.tabs[3], scene.bar) { tabs3, bar in
      tabs3.top == bar.top + 5
      tabs3.centerX == bar.centerX * 1.75
      tabs3.width == 44
      tabs3.height == 40
    }
    constrain(scene.badge, scene.tabs[2]) { badge, tabs2 in
      badge.centerX == tabs2.trailing
      badge.centerY == tabs2.top
      badge.width == 18
      badge.height == 18
    }
    constrain(scene.content, scene.root, scene.bar) { content, root, bar in
      content.top == root.safeAreaLayoutGuide.top
      content.leading == root.safeAreaLayoutGuide.leading
      content.trailing == root.safeAreaLayoutGuide.trailing
      content.bottom == bar.top
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    constrain(scene.bar, scene.root) { bar, root in
      bar.top == root.top
      bar.leading == root.leading
      bar.trailing == root.trailing
      bar.height == 56
    }
    constrain(scene.back, scene.bar) { back, bar in
      back.leading == bar.leading + 8
      back.centerY == bar.centerY
    }
    constrain(scene.actions, scene.bar) { actions, bar in
      actions.trailing == bar.trailing - 8
      actions.centerY == bar.centerY
    }
    constrain(scene.title, scene.back, scene.actions, scene.bar) { title, back, actions, bar in
      title.leading >= back.trailing + 8
      title.trailing <= actions.leading - 8
      title.centerX == bar.centerX ~ 600
      title.centerY == bar.centerY
    }
  }
}

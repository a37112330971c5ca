// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      constrain(scene.caption, scene.root) { caption, root in
        caption.top == root.top + 16
        caption.leading == root.leading + 16
      }
      constrain(scene.value, scene.caption, scene.root) { value, caption, root in
        value.leading == caption.trailing + 8
        value.trailing == root.trailing - 16
        value.firstBaseline == caption.firstBaseline
        value.height == 24
      }
      constrain(
        scene.chart,
        scene.caption,
        scene.value,
        scene.root
      ) { chart, caption, value, root in
        chart.top == caption.bottom + 12
        chart.leading == caption.leading
        chart.trailing == value.trailing
        chart.height == root.height / 3
      }
      constrain(clear: scene.group)
    case 1:
      constrain(clear: scene.group)
    default:
      constrain(clear: scene.group)
    }
  }
}

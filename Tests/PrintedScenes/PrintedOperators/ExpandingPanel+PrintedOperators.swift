// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      constrain(scene.panel, scene.root) { panel, root in
        panel.leading == root.leading
        panel.trailing == root.trailing
        panel.bottom == root.bottom
      }
      constrain(scene.content, scene.root) { content, root in
        content.top == root.top
        content.leading == root.leading
        content.trailing == root.trailing
      }
      constrain(scene.grip, scene.panel) { grip, panel in
        grip.centerX == panel.centerX
        grip.width == panel.width * 0.2
        grip.height == 5
      }
      constrain(
        scene.panel,
        scene.grip,
        scene.content,
        replace: scene.group
      ) { panel, grip, content in
        panel.height == 120
        grip.top == panel.top + 6
        content.bottom == panel.top - 8
      }
    case 1:
      constrain(
        scene.panel,
        scene.grip,
        scene.content,
        replace: scene.group
      ) { panel, grip, content in
        panel.height == 200
        grip.top == panel.top + 12
        content.bottom == panel.top - 8
      }
    default:
      constrain(
        scene.panel,
        scene.grip,
        scene.content,
        replace: scene.group
      ) { panel, grip, content in
        panel.height == 72.5
        grip.top == panel.top + 12
        content.bottom == panel.top - 3
      }
    }
  }
}

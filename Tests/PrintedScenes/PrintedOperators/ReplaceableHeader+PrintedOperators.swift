// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      constrain(scene.banner, scene.root) { banner, root in
        banner.top == root.top
        banner.leading == root.leading
        banner.trailing == root.trailing
        banner.height == 44
      }
      constrain(scene.header, scene.root) { header, root in
        header.leading == root.leading + 16
        header.trailing == root.trailing - 16
        header.height == 80
      }
      constrain(scene.body, scene.header, scene.root) { body, header, root in
        body.top == header.bottom + 8
        body.leading == header.leading
        body.trailing == header.trailing
        body.bottom == root.bottom - 20
      }
      constrain(scene.header, scene.root, replace: scene.group) { header, root in
        header.top == root.top + 64
      }
    case 1:
      constrain(scene.header, scene.banner, replace: scene.group) { header, banner in
        header.top == banner.bottom + 40
      }
    default:
      constrain(scene.header, scene.root, replace: scene.group) { header, root in
        header.centerY == root.centerY * 0.5
      }
    }
  }
}

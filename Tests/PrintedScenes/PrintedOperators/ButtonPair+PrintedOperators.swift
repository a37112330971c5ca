// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    constrain(scene.cancel, scene.root) { cancel, root in
      cancel.leading == root.leading + 15
      cancel.bottom == root.bottom - 20
      cancel.height == 44
    }
    constrain(scene.confirm, scene.cancel, scene.root) { confirm, cancel, root in
      confirm.leading == cancel.trailing + 12
      confirm.trailing == root.trailing - 15
      confirm.bottom == cancel.bottom
      confirm.size == cancel.size
    }
  }
}

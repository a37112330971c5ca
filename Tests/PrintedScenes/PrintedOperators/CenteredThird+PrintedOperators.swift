// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    constrain(scene.middle, scene.root) { middle, root in
      middle.center == root.center
      middle.size == root.size / 3
    }
    constrain(scene.corner, scene.middle) { corner, middle in
      corner.top == middle.bottom
      corner.left == middle.right
      corner.size == middle.size
    }
    constrain(scene.halo, scene.middle) { halo, middle in
      halo.top == middle.top - 6
      halo.left == middle.left - 6
      halo.right == middle.right + 6
      halo.bottom == middle.bottom + 6
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    constrain(scene.row, scene.root) { row, root in
      row.leading == root.leading + 25
      row.trailing == root.trailing - 25
      row.centerY == root.centerY
      row.height == 140
    }
    constrain(scene.first, scene.row) { first, row in
      first.top >= row.top + 20
      first.centerX == row.centerX
      first.centerY == row.centerY - 30 ~ .defaultHigh
      first.width == row.width * 0.5
      first.height == 40
    }
    constrain(scene.second, scene.first) { second, first in
      second.top == first.bottom + 20
      second.centerX == first.centerX
      second.width == first.width - 50
      second.height == first.height
    }
  }
}

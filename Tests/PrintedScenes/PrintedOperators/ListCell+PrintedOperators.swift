// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func listCell(_ scene: ListCell, step: Int) {
    constrain(scene.cell, scene.root) { cell, root in
      cell.leading == root.leading
      cell.trailing == root.trailing
      cell.centerY == root.centerY
    }
    constrain(scene.title, scene.cell) { title, cell in
      title.top == cell.top + 10
      title.leading == cell.leading + 16
    }
    constrain(scene.badge, scene.title, scene.cell) { badge, title, cell in
      badge.leading >= title.trailing + 8
      badge.trailing == cell.trailing - 16
      badge.centerY == title.centerY
      badge.width >= badge.height
    }
    constrain(scene.subtitle, scene.title, scene.cell) { subtitle, title, cell in
      subtitle.top == title.bottom + 4
      subtitle.leading == title.leading
      subtitle.trailing <= cell.trailing - 16
      subtitle.bottom == cell.bottom - 10
    }
  }
}

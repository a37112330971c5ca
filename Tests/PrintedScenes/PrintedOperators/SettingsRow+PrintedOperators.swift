// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    constrain(scene.row, scene.root) { row, root in
      row.top == root.top + 40
      row.leading == root.leading
      row.trailing == root.trailing
      row.height == 52.5
    }
    constrain(scene.icon, scene.row) { icon, row in
      icon.leading == row.leadingMargin
      icon.centerY == row.centerY
      icon.width == 29
      icon.height == icon.width
    }
    constrain(scene.title, scene.icon, scene.toggle, scene.row) { title, icon, toggle, row in
      title.leading == icon.trailing + 15
      title.trailing <= toggle.leading - 8
      title.centerY == row.centerY
    }
    constrain(scene.toggle, scene.row) { toggle, row in
      toggle.trailing == row.trailingMargin
      toggle.centerY == row.centerYWithinMargins
    }
    constrain(scene.hairline, scene.title, scene.row) { hairline, title, row in
      hairline.leading == title.leading
      hairline.trailing == row.trailing
      hairline.bottom == row.bottom
      hairline.height == 0.3333333333333333
    }
  }
}

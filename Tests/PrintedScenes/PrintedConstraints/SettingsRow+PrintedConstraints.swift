// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.translatesAutoresizingMaskIntoConstraints = false
    scene.icon.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.toggle.translatesAutoresizingMaskIntoConstraints = false
    scene.hairline.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.row,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.row,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.row,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.row,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 52.5
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 29
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.icon,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.icon,
        attribute: .trailing,
        multiplier: 1,
        constant: 15
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.toggle,
        attribute: .leading,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hairline,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hairline,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hairline,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hairline,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0.3333333333333333
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    scene.subtitle.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.cell,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cell,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cell,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.cell,
        attribute: .top,
        multiplier: 1,
        constant: 10
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.cell,
        attribute: .leading,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.title,
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.cell,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .width,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.badge,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.subtitle,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .bottom,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.subtitle,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.subtitle,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.cell,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.subtitle,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.cell,
        attribute: .bottom,
        multiplier: 1,
        constant: -10
      ),
    ])
  }
}

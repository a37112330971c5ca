// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.back.translatesAutoresizingMaskIntoConstraints = false
    scene.actions.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    let titleCenterX = LayoutConstraint(
      item: scene.title,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: scene.bar,
      attribute: .centerX,
      multiplier: 1,
      constant: 0
    )
    titleCenterX.priority = LayoutPriority(600)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.bar,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 56
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .leading,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.actions,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .trailing,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.actions,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.back,
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.actions,
        attribute: .leading,
        multiplier: 1,
        constant: -8
      ),
      titleCenterX,
      LayoutConstraint(
        item: scene.title,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

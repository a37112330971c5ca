// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func derivedSizes(_ scene: DerivedSizes, step: Int) {
    scene.row.translatesAutoresizingMaskIntoConstraints = false
    scene.first.translatesAutoresizingMaskIntoConstraints = false
    scene.second.translatesAutoresizingMaskIntoConstraints = false
    let firstCenterY = LayoutConstraint(
      item: scene.first,
      attribute: .centerY,
      relatedBy: .equal,
      toItem: scene.row,
      attribute: .centerY,
      multiplier: 1,
      constant: -30
    )
    firstCenterY.priority = .defaultHigh
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.row,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 25
      ),
      LayoutConstraint(
        item: scene.row,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -25
      ),
      LayoutConstraint(
        item: scene.row,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
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
        constant: 140
      ),
      LayoutConstraint(
        item: scene.first,
        attribute: .top,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.row,
        attribute: .top,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.first,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      firstCenterY,
      LayoutConstraint(
        item: scene.first,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .width,
        multiplier: 0.5,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.first,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.second,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.first,
        attribute: .bottom,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.second,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.first,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.second,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.first,
        attribute: .width,
        multiplier: 1,
        constant: -50
      ),
      LayoutConstraint(
        item: scene.second,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.first,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func centeredThird(_ scene: CenteredThird, step: Int) {
    scene.middle.translatesAutoresizingMaskIntoConstraints = false
    scene.corner.translatesAutoresizingMaskIntoConstraints = false
    scene.halo.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.middle,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.middle,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.middle,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .width,
        multiplier: 1.0 / 3,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.middle,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .height,
        multiplier: 1.0 / 3,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.corner,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.corner,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .right,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.corner,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.corner,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.halo,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .top,
        multiplier: 1,
        constant: -6
      ),
      LayoutConstraint(
        item: scene.halo,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .left,
        multiplier: 1,
        constant: -6
      ),
      LayoutConstraint(
        item: scene.halo,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .right,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.halo,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.middle,
        attribute: .bottom,
        multiplier: 1,
        constant: 6
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[1].translatesAutoresizingMaskIntoConstraints = false
    scene.chevrons[0].translatesAutoresizingMaskIntoConstraints = false
    scene.chevrons[1].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.bar,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 44
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
        constant: 32
      ),
      LayoutConstraint(
        item: scene.crumbs[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .leading,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.crumbs[0],
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.crumbs[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.chevrons[1],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.crumbs[2],
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.bar,
        attribute: .trailing,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.crumbs[2],
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.crumbs[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.chevrons[0],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.crumbs[1],
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.chevrons[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.crumbs[0],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.chevrons[0],
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.chevrons[0],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.chevrons[0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.chevrons[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.crumbs[1],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.chevrons[1],
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.chevrons[1],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.chevrons[1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 12
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func banner(_ scene: Banner, step: Int) {
    scene.banner.translatesAutoresizingMaskIntoConstraints = false
    scene.icon.translatesAutoresizingMaskIntoConstraints = false
    scene.text.translatesAutoresizingMaskIntoConstraints = false
    scene.action.translatesAutoresizingMaskIntoConstraints = false
    let bannerWidth = LayoutConstraint(
      item: scene.banner,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 1,
      constant: -32
    )
    bannerWidth.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.banner,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.banner,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.banner,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      bannerWidth,
      LayoutConstraint(
        item: scene.banner,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 480
      ),
      LayoutConstraint(
        item: scene.banner,
        attribute: .width,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 280
      ),
      LayoutConstraint(
        item: scene.banner,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 56
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.banner,
        attribute: .leading,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.banner,
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
        constant: 24
      ),
      LayoutConstraint(
        item: scene.icon,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.icon,
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.banner,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.action,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.action,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.banner,
        attribute: .trailing,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.action,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.banner,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func profile(_ scene: Profile, step: Int) {
    scene.cover.translatesAutoresizingMaskIntoConstraints = false
    scene.avatar.translatesAutoresizingMaskIntoConstraints = false
    scene.name.translatesAutoresizingMaskIntoConstraints = false
    scene.about.translatesAutoresizingMaskIntoConstraints = false
    scene.follow.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.cover,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cover,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cover,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cover,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .height,
        multiplier: 0.4,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.cover,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.cover,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 96
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.avatar,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.name,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.avatar,
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.name,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.name,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.avatar,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.about,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.about,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.about,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .width,
        multiplier: 0.8,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.follow,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.about,
        attribute: .bottom,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.follow,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.follow,
        attribute: .width,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 120
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.card,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.card,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.card,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.card,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -40
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.card,
        attribute: .top,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.card,
        attribute: .trailing,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 24
      ),
    ])
  }
}

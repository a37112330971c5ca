// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func emptyState(_ scene: EmptyState, step: Int) {
    scene.illustration.translatesAutoresizingMaskIntoConstraints = false
    scene.caption.translatesAutoresizingMaskIntoConstraints = false
    scene.hint.translatesAutoresizingMaskIntoConstraints = false
    scene.retry.translatesAutoresizingMaskIntoConstraints = false
    let illustrationWidth = LayoutConstraint(
      item: scene.illustration,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 0.5,
      constant: 0
    )
    illustrationWidth.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.group,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.group,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 0.9,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.group,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.illustration,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.illustration,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.illustration,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      illustrationWidth,
      LayoutConstraint(
        item: scene.illustration,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 240
      ),
      LayoutConstraint(
        item: scene.illustration,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.illustration,
        attribute: .width,
        multiplier: 0.75,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.caption,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.illustration,
        attribute: .bottom,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.caption,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hint,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.caption,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.hint,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 32
      ),
      LayoutConstraint(
        item: scene.hint,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hint,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.retry,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .bottom,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.retry,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.group,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

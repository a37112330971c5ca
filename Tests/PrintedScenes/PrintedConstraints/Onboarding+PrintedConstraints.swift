// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func onboarding(_ scene: Onboarding, step: Int) {
    scene.skip.translatesAutoresizingMaskIntoConstraints = false
    scene.image.translatesAutoresizingMaskIntoConstraints = false
    scene.headline.translatesAutoresizingMaskIntoConstraints = false
    scene.lead.translatesAutoresizingMaskIntoConstraints = false
    scene.next.translatesAutoresizingMaskIntoConstraints = false
    let imageWidth = LayoutConstraint(
      item: scene.image,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.image,
      attribute: .height,
      multiplier: 1.2,
      constant: 0
    )
    imageWidth.priority = LayoutPriority(800)
    let nextWidth = LayoutConstraint(
      item: scene.next,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 0.75,
      constant: 0
    )
    nextWidth.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.skip,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.skip,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.image,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.skip,
        attribute: .bottom,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.image,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.image,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.image,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      imageWidth,
      LayoutConstraint(
        item: scene.headline,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.headline,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.image,
        attribute: .bottom,
        multiplier: 1,
        constant: 52
      ),
      LayoutConstraint(
        item: scene.lead,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.headline,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.lead,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.lead,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.headline,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 28
      ),
      LayoutConstraint(
        item: scene.next,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.next,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      nextWidth,
      LayoutConstraint(
        item: scene.next,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 400
      ),
      LayoutConstraint(
        item: scene.next,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 50
      ),
    ])
  }
}

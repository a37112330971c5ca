// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.skip.top == superview.topMargin: anchors have no words for it.
// Not in own words: scene.skip.trailing == superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.image.leading >= superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.image.centerX == superview.centerXWithinMargins: anchors have no words for it.
// Not in own words: scene.headline.leading == superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.headline.trailing <= superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.lead.trailing == superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.next.bottom == superview.bottomMargin: anchors have no words for it.
// Not in own words: scene.next.centerX == superview.centerXWithinMargins: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func onboarding(_ scene: Onboarding, step: Int) {
    scene.skip.translatesAutoresizingMaskIntoConstraints = false
    scene.image.translatesAutoresizingMaskIntoConstraints = false
    scene.headline.translatesAutoresizingMaskIntoConstraints = false
    scene.lead.translatesAutoresizingMaskIntoConstraints = false
    scene.next.translatesAutoresizingMaskIntoConstraints = false
    let imageWidth = scene.image.widthAnchor.constraint(
      equalTo: scene.image.heightAnchor,
      multiplier: 1.2
    )
    imageWidth.priority = LayoutPriority(800)
    let nextWidth = scene.next.widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      multiplier: 0.75
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
      scene.image.topAnchor.constraint(equalTo: scene.skip.bottomAnchor, constant: 16),
      LayoutConstraint(
        item: scene.image,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.image.bottomAnchor.constraint(equalTo: scene.root.centerYAnchor),
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
      scene.headline.firstBaselineAnchor.constraint(
        equalTo: scene.image.bottomAnchor,
        constant: 52
      ),
      scene.lead.leadingAnchor.constraint(equalTo: scene.headline.leadingAnchor),
      LayoutConstraint(
        item: scene.lead,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.lead.firstBaselineAnchor.constraint(
        equalTo: scene.headline.lastBaselineAnchor,
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
      scene.next.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      scene.next.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.headline.top == superview.topMargin: anchors have no words for it.
// Not in own words: scene.headline.leading == superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.headline.trailing == superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.rule.centerX == superview.centerXWithinMargins: anchors have no words for it.
// Not in own words: scene.figure.left == superview.leftMargin: anchors have no words for it.
// Not in own words: scene.figure.right == superview.rightMargin: anchors have no words for it.
// Not in own words: scene.figure.centerY == superview.centerYWithinMargins: anchors have no words for it.
// Not in own words: scene.quote.top == superview.topMargin: anchors have no words for it.
// Not in own words: scene.quote.leading == superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.quote.trailingMargin == superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.quote.bottom <= superview.bottomMargin: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func article(_ scene: Article, step: Int) {
    scene.headline.translatesAutoresizingMaskIntoConstraints = false
    scene.rule.translatesAutoresizingMaskIntoConstraints = false
    scene.figure.translatesAutoresizingMaskIntoConstraints = false
    scene.text.translatesAutoresizingMaskIntoConstraints = false
    scene.quote.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.headline,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
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
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.rule.topAnchor.constraint(equalTo: scene.headline.bottomAnchor, constant: 12),
      LayoutConstraint(
        item: scene.rule,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.rule.widthAnchor.constraint(equalToConstant: 60),
      scene.rule.heightAnchor.constraint(equalToConstant: 2),
      LayoutConstraint(
        item: scene.figure,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leftMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.figure,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .rightMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.figure,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.figure.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
      scene.text.topAnchor.constraint(equalTo: scene.figure.bottomAnchor, constant: 16),
      scene.text.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
      scene.text.trailingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.trailingAnchor),
      scene.text.bottomAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.bottomAnchor),
      LayoutConstraint(
        item: scene.quote,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .trailingMargin,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.quote,
        attribute: .bottom,
        relatedBy: .lessThanOrEqual,
        toItem: scene.text,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

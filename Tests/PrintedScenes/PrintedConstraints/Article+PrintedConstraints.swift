// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
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
      LayoutConstraint(
        item: scene.rule,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.headline,
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.rule,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerXWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.rule,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 60
      ),
      LayoutConstraint(
        item: scene.rule,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 2
      ),
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
      LayoutConstraint(
        item: scene.figure,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .height,
        multiplier: 0.25,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.figure,
        attribute: .bottom,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root.layoutMarginsGuide,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root.layoutMarginsGuide,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root.layoutMarginsGuide,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
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

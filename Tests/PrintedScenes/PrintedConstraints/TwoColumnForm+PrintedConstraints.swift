// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.heading.translatesAutoresizingMaskIntoConstraints = false
    scene.value.translatesAutoresizingMaskIntoConstraints = false
    scene.paragraph.translatesAutoresizingMaskIntoConstraints = false
    scene.note.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.start,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.start,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.start,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.end,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.end,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .trailing,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.end,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.end,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.end,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.heading,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .top,
        multiplier: 1,
        constant: 10
      ),
      LayoutConstraint(
        item: scene.heading,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.heading,
        attribute: .trailing,
        relatedBy: .lessThanOrEqual,
        toItem: scene.start,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.value,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.end,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.value,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.end,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.value,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.heading,
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.paragraph,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.paragraph,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.start,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.paragraph,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.heading,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 28
      ),
      LayoutConstraint(
        item: scene.note,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.end,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.note,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.end,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.note,
        attribute: .lastBaseline,
        relatedBy: .equal,
        toItem: scene.paragraph,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

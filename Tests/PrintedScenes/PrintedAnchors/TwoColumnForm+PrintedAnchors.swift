// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.start.top == superview.topMargin: anchors have no words for it.
// Not in own words: scene.start.leading == superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.start.bottom == superview.bottomMargin: anchors have no words for it.
// Not in own words: scene.end.trailing == superview.trailingMargin: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
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
      scene.end.topAnchor.constraint(equalTo: scene.start.topAnchor),
      scene.end.leadingAnchor.constraint(equalTo: scene.start.trailingAnchor, constant: 20),
      LayoutConstraint(
        item: scene.end,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.end.bottomAnchor.constraint(equalTo: scene.start.bottomAnchor),
      scene.end.widthAnchor.constraint(equalTo: scene.start.widthAnchor),
      scene.heading.topAnchor.constraint(equalTo: scene.start.topAnchor, constant: 10),
      scene.heading.leadingAnchor.constraint(equalTo: scene.start.leadingAnchor),
      scene.heading.trailingAnchor.constraint(lessThanOrEqualTo: scene.start.trailingAnchor),
      scene.value.leadingAnchor.constraint(greaterThanOrEqualTo: scene.end.leadingAnchor),
      scene.value.trailingAnchor.constraint(equalTo: scene.end.trailingAnchor),
      scene.value.firstBaselineAnchor.constraint(equalTo: scene.heading.firstBaselineAnchor),
      scene.paragraph.leadingAnchor.constraint(equalTo: scene.start.leadingAnchor),
      scene.paragraph.trailingAnchor.constraint(equalTo: scene.start.trailingAnchor),
      scene.paragraph.firstBaselineAnchor.constraint(
        equalTo: scene.heading.lastBaselineAnchor,
        constant: 28
      ),
      scene.note.leadingAnchor.constraint(equalTo: scene.end.leadingAnchor),
      scene.note.trailingAnchor.constraint(equalTo: scene.end.trailingAnchor),
      scene.note.lastBaselineAnchor.constraint(equalTo: scene.paragraph.lastBaselineAnchor),
    ])
  }
}

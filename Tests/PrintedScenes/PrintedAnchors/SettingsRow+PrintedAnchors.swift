// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.icon.leading == superview.leadingMargin: anchors have no words for it.
// Not in own words: scene.toggle.trailing == superview.trailingMargin: anchors have no words for it.
// Not in own words: scene.toggle.centerY == superview.centerYWithinMargins: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.translatesAutoresizingMaskIntoConstraints = false
    scene.icon.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.toggle.translatesAutoresizingMaskIntoConstraints = false
    scene.hairline.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.row.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40),
      scene.row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.row.heightAnchor.constraint(equalToConstant: 52.5),
      LayoutConstraint(
        item: scene.icon,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.icon.centerYAnchor.constraint(equalTo: scene.row.centerYAnchor),
      scene.icon.widthAnchor.constraint(equalToConstant: 29),
      scene.icon.heightAnchor.constraint(equalTo: scene.icon.widthAnchor),
      scene.title.leadingAnchor.constraint(equalTo: scene.icon.trailingAnchor, constant: 15),
      scene.title.trailingAnchor.constraint(
        lessThanOrEqualTo: scene.toggle.leadingAnchor,
        constant: -8
      ),
      scene.title.centerYAnchor.constraint(equalTo: scene.row.centerYAnchor),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.toggle,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.row,
        attribute: .centerYWithinMargins,
        multiplier: 1,
        constant: 0
      ),
      scene.hairline.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.hairline.trailingAnchor.constraint(equalTo: scene.row.trailingAnchor),
      scene.hairline.bottomAnchor.constraint(equalTo: scene.row.bottomAnchor),
      scene.hairline.heightAnchor.constraint(equalToConstant: 0.3333333333333333),
    ])
  }
}

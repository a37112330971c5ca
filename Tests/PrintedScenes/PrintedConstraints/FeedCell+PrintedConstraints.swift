// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func feedCell(_ scene: FeedCell, step: Int) {
    scene.avatar.translatesAutoresizingMaskIntoConstraints = false
    scene.name.translatesAutoresizingMaskIntoConstraints = false
    scene.handle.translatesAutoresizingMaskIntoConstraints = false
    scene.time.translatesAutoresizingMaskIntoConstraints = false
    scene.text.translatesAutoresizingMaskIntoConstraints = false
    scene.media.translatesAutoresizingMaskIntoConstraints = false
    let mediaHeight = LayoutConstraint(
      item: scene.media,
      attribute: .height,
      relatedBy: .equal,
      toItem: scene.media,
      attribute: .width,
      multiplier: 0.5625,
      constant: 0
    )
    mediaHeight.priority = LayoutPriority(700)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.avatar,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 48
      ),
      LayoutConstraint(
        item: scene.avatar,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 48
      ),
      LayoutConstraint(
        item: scene.name,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.avatar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.name,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.avatar,
        attribute: .trailing,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.handle,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.handle,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.time,
        attribute: .leading,
        relatedBy: .greaterThanOrEqual,
        toItem: scene.handle,
        attribute: .trailing,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.time,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.time,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .bottom,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.name,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.text,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.media,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .bottom,
        multiplier: 1,
        constant: 10
      ),
      LayoutConstraint(
        item: scene.media,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.media,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.text,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.media,
        attribute: .bottom,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -16
      ),
      mediaHeight,
    ])
  }
}

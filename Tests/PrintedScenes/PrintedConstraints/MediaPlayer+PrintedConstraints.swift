// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func mediaPlayer(_ scene: MediaPlayer, step: Int) {
    scene.video.translatesAutoresizingMaskIntoConstraints = false
    scene.scrubber.translatesAutoresizingMaskIntoConstraints = false
    scene.play.translatesAutoresizingMaskIntoConstraints = false
    scene.back.translatesAutoresizingMaskIntoConstraints = false
    scene.forward.translatesAutoresizingMaskIntoConstraints = false
    let videoHeight = LayoutConstraint(
      item: scene.video,
      attribute: .height,
      relatedBy: .equal,
      toItem: scene.video,
      attribute: .width,
      multiplier: 0.5625,
      constant: 0
    )
    videoHeight.priority = LayoutPriority(800)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.video,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.video,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.video,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      videoHeight,
      LayoutConstraint(
        item: scene.video,
        attribute: .height,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .height,
        multiplier: 0.6,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.scrubber,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.video,
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.scrubber,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .left,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.scrubber,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .right,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.scrubber,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.play,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.scrubber,
        attribute: .bottom,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.play,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.play,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 56
      ),
      LayoutConstraint(
        item: scene.play,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 56
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.play,
        attribute: .left,
        multiplier: 1,
        constant: -24
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.play,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.back,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.forward,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.play,
        attribute: .right,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.forward,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.play,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.forward,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.back,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.forward,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.back,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

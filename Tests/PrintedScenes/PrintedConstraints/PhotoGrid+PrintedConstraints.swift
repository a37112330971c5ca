// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func photoGrid(_ scene: PhotoGrid, step: Int) {
    scene.hero.translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.thumbs[1].translatesAutoresizingMaskIntoConstraints = false
    let heroHeight = LayoutConstraint(
      item: scene.hero,
      attribute: .height,
      relatedBy: .equal,
      toItem: scene.hero,
      attribute: .width,
      multiplier: 2.0 / 3,
      constant: 0
    )
    heroHeight.priority = .defaultHigh
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.hero,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hero,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hero,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.hero,
        attribute: .bottom,
        relatedBy: .lessThanOrEqual,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      heroHeight,
      LayoutConstraint(
        item: scene.thumbs[0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.hero,
        attribute: .bottom,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.thumbs[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[0],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.thumbs[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.hero,
        attribute: .bottom,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.thumbs[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.thumbs[1],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.thumbs[2],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.thumbs[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[2],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.thumbs[2],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.hero,
        attribute: .bottom,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.thumbs[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.thumbs[0],
        attribute: .trailing,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: scene.thumbs[1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.thumbs[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.thumbs[1],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.thumbs[1],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

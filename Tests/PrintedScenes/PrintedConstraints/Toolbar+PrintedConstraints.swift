// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[0].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[4].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[1].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[2].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[3].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.bar,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.bar,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 49
      ),
      LayoutConstraint(
        item: scene.buttons[0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[0],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[4],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.buttons[3],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[4],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[4],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[4],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.buttons[3],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.buttons[0],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[1],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.buttons[0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.buttons[1],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[2],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.buttons[1],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[3],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.buttons[2],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[3],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.buttons[3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.buttons[2],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func tabBar(_ scene: TabBar, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[1].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[3].translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    scene.content.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.bar,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .bottom,
        multiplier: 1,
        constant: -49
      ),
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
        item: scene.tabs[0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 5
      ),
      LayoutConstraint(
        item: scene.tabs[0],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 0.25,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.tabs[0],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.tabs[0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.tabs[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 5
      ),
      LayoutConstraint(
        item: scene.tabs[1],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 0.75,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.tabs[1],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.tabs[1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.tabs[2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 5
      ),
      LayoutConstraint(
        item: scene.tabs[2],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 1.25,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.tabs[2],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.tabs[2],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.tabs[3],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 5
      ),
      LayoutConstraint(
        item: scene.tabs[3],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 1.75,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.tabs[3],
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.tabs[3],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.tabs[2],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.tabs[2],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 18
      ),
      LayoutConstraint(
        item: scene.badge,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 18
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

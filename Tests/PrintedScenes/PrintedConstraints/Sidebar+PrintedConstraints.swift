// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.translatesAutoresizingMaskIntoConstraints = false
    scene.divider.translatesAutoresizingMaskIntoConstraints = false
    scene.content.translatesAutoresizingMaskIntoConstraints = false
    scene.person.translatesAutoresizingMaskIntoConstraints = false
    scene.heading.translatesAutoresizingMaskIntoConstraints = false
    scene.outline.translatesAutoresizingMaskIntoConstraints = false
    let sidebarWidth = LayoutConstraint(
      item: scene.sidebar,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 1.0 / 3,
      constant: 0
    )
    sidebarWidth.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.sidebar,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.sidebar,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.sidebar,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      sidebarWidth,
      LayoutConstraint(
        item: scene.sidebar,
        attribute: .width,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 120
      ),
      LayoutConstraint(
        item: scene.sidebar,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 320
      ),
      LayoutConstraint(
        item: scene.divider,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.divider,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.sidebar,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.divider,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.divider,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 1
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.divider,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.content,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.person,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.sidebar,
        attribute: .top,
        multiplier: 1,
        constant: 32
      ),
      LayoutConstraint(
        item: scene.person,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.sidebar,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.person,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.sidebar,
        attribute: .width,
        multiplier: 0.4,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.person,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.person,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.heading,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.content,
        attribute: .leading,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.heading,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.person,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.outline,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.person,
        attribute: .bottom,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.outline,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.heading,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.outline,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.content,
        attribute: .trailing,
        multiplier: 1,
        constant: -24
      ),
      LayoutConstraint(
        item: scene.outline,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.content,
        attribute: .bottom,
        multiplier: 1,
        constant: -20
      ),
    ])
  }
}

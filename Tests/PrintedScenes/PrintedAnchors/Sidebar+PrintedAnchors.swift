// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.translatesAutoresizingMaskIntoConstraints = false
    scene.divider.translatesAutoresizingMaskIntoConstraints = false
    scene.content.translatesAutoresizingMaskIntoConstraints = false
    scene.person.translatesAutoresizingMaskIntoConstraints = false
    scene.heading.translatesAutoresizingMaskIntoConstraints = false
    scene.outline.translatesAutoresizingMaskIntoConstraints = false
    let sidebarWidth = scene.sidebar.widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      multiplier: 1.0 / 3
    )
    sidebarWidth.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      scene.sidebar.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.sidebar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.sidebar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      sidebarWidth,
      scene.sidebar.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      scene.sidebar.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      scene.divider.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.divider.leadingAnchor.constraint(equalTo: scene.sidebar.trailingAnchor),
      scene.divider.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.divider.widthAnchor.constraint(equalToConstant: 1),
      scene.content.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.content.leadingAnchor.constraint(equalTo: scene.divider.trailingAnchor),
      scene.content.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.content.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.person.topAnchor.constraint(equalTo: scene.sidebar.topAnchor, constant: 32),
      scene.person.centerXAnchor.constraint(equalTo: scene.sidebar.centerXAnchor),
      scene.person.widthAnchor.constraint(equalTo: scene.sidebar.widthAnchor, multiplier: 0.4),
      scene.person.heightAnchor.constraint(equalTo: scene.person.widthAnchor),
      scene.heading.leadingAnchor.constraint(equalTo: scene.content.leadingAnchor, constant: 24),
      scene.heading.centerYAnchor.constraint(equalTo: scene.person.centerYAnchor),
      scene.outline.topAnchor.constraint(equalTo: scene.person.bottomAnchor, constant: 20),
      scene.outline.leadingAnchor.constraint(equalTo: scene.heading.leadingAnchor),
      scene.outline.trailingAnchor.constraint(equalTo: scene.content.trailingAnchor, constant: -24),
      scene.outline.bottomAnchor.constraint(equalTo: scene.content.bottomAnchor, constant: -20),
    ])
  }
}

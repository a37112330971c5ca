// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[0].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[4].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[1].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[2].translatesAutoresizingMaskIntoConstraints = false
    scene.buttons[3].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.bar.heightAnchor.constraint(equalToConstant: 49),
      scene.buttons[0].topAnchor.constraint(equalTo: scene.bar.topAnchor),
      scene.buttons[0].leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor),
      scene.buttons[0].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor),
      scene.buttons[4].topAnchor.constraint(equalTo: scene.bar.topAnchor),
      scene.buttons[4].leadingAnchor.constraint(equalTo: scene.buttons[3].trailingAnchor),
      scene.buttons[4].trailingAnchor.constraint(equalTo: scene.bar.trailingAnchor),
      scene.buttons[4].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor),
      scene.buttons[4].widthAnchor.constraint(equalTo: scene.buttons[3].widthAnchor),
      scene.buttons[1].topAnchor.constraint(equalTo: scene.bar.topAnchor),
      scene.buttons[1].leadingAnchor.constraint(equalTo: scene.buttons[0].trailingAnchor),
      scene.buttons[1].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor),
      scene.buttons[1].widthAnchor.constraint(equalTo: scene.buttons[0].widthAnchor),
      scene.buttons[2].topAnchor.constraint(equalTo: scene.bar.topAnchor),
      scene.buttons[2].leadingAnchor.constraint(equalTo: scene.buttons[1].trailingAnchor),
      scene.buttons[2].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor),
      scene.buttons[2].widthAnchor.constraint(equalTo: scene.buttons[1].widthAnchor),
      scene.buttons[3].topAnchor.constraint(equalTo: scene.bar.topAnchor),
      scene.buttons[3].leadingAnchor.constraint(equalTo: scene.buttons[2].trailingAnchor),
      scene.buttons[3].bottomAnchor.constraint(equalTo: scene.bar.bottomAnchor),
      scene.buttons[3].widthAnchor.constraint(equalTo: scene.buttons[2].widthAnchor),
    ])
  }
}

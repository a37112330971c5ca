// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.translatesAutoresizingMaskIntoConstraints = false
    scene.confirm.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.cancel.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 15),
      scene.cancel.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -20),
      scene.cancel.heightAnchor.constraint(equalToConstant: 44),
      scene.confirm.leadingAnchor.constraint(equalTo: scene.cancel.trailingAnchor, constant: 12),
      scene.confirm.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -15),
      scene.confirm.bottomAnchor.constraint(equalTo: scene.cancel.bottomAnchor),
      scene.confirm.widthAnchor.constraint(equalTo: scene.cancel.widthAnchor),
      scene.confirm.heightAnchor.constraint(equalTo: scene.cancel.heightAnchor),
    ])
  }
}

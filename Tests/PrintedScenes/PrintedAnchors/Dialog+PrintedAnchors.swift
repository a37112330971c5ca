// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.message.translatesAutoresizingMaskIntoConstraints = false
    scene.cancel.translatesAutoresizingMaskIntoConstraints = false
    scene.accept.translatesAutoresizingMaskIntoConstraints = false
    let dialogWidth = scene.dialog.widthAnchor.constraint(
      equalTo: scene.root.widthAnchor,
      multiplier: 0.8
    )
    dialogWidth.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      scene.dialog.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.dialog.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      dialogWidth,
      scene.dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      scene.title.topAnchor.constraint(equalTo: scene.dialog.topAnchor, constant: 20),
      scene.title.leadingAnchor.constraint(equalTo: scene.dialog.leadingAnchor, constant: 20),
      scene.title.trailingAnchor.constraint(equalTo: scene.dialog.trailingAnchor, constant: -20),
      scene.message.topAnchor.constraint(equalTo: scene.title.bottomAnchor, constant: 8),
      scene.message.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.message.trailingAnchor.constraint(equalTo: scene.title.trailingAnchor),
      scene.cancel.topAnchor.constraint(equalTo: scene.message.bottomAnchor, constant: 20),
      scene.cancel.leadingAnchor.constraint(equalTo: scene.dialog.leadingAnchor),
      scene.cancel.bottomAnchor.constraint(equalTo: scene.dialog.bottomAnchor),
      scene.cancel.heightAnchor.constraint(equalToConstant: 44),
      scene.accept.topAnchor.constraint(equalTo: scene.cancel.topAnchor),
      scene.accept.leadingAnchor.constraint(equalTo: scene.cancel.trailingAnchor),
      scene.accept.trailingAnchor.constraint(equalTo: scene.dialog.trailingAnchor),
      scene.accept.bottomAnchor.constraint(equalTo: scene.cancel.bottomAnchor),
      scene.accept.widthAnchor.constraint(equalTo: scene.cancel.widthAnchor),
    ])
  }
}

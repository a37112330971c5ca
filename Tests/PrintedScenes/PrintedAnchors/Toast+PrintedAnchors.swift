// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      LayoutConstraint.deactivate(scene.state)
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.toast.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -24),
        scene.toast.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.toast.widthAnchor.constraint(
          lessThanOrEqualTo: scene.root.widthAnchor,
          constant: -32
        ),
        scene.message.topAnchor.constraint(equalTo: scene.toast.topAnchor, constant: 12),
        scene.message.leadingAnchor.constraint(equalTo: scene.toast.leadingAnchor, constant: 12),
        scene.message.trailingAnchor.constraint(equalTo: scene.toast.trailingAnchor, constant: -12),
        scene.message.bottomAnchor.constraint(equalTo: scene.toast.bottomAnchor, constant: -12),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.message.topAnchor.constraint(equalTo: scene.toast.topAnchor, constant: 12),
        scene.message.leadingAnchor.constraint(equalTo: scene.toast.leadingAnchor, constant: 12),
        scene.message.trailingAnchor.constraint(equalTo: scene.toast.trailingAnchor, constant: -12),
        scene.message.bottomAnchor.constraint(equalTo: scene.toast.bottomAnchor, constant: -12),
        scene.toast.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 8),
        scene.toast.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.toast.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.toast.translatesAutoresizingMaskIntoConstraints = false
      scene.message.translatesAutoresizingMaskIntoConstraints = false
      scene.state = [
        scene.toast.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 8),
        scene.toast.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.toast.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.toast.heightAnchor.constraint(equalToConstant: 60),
        scene.message.centerXAnchor.constraint(equalTo: scene.toast.centerXAnchor),
        scene.message.centerYAnchor.constraint(equalTo: scene.toast.centerYAnchor),
        scene.message.widthAnchor.constraint(lessThanOrEqualTo: scene.toast.widthAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

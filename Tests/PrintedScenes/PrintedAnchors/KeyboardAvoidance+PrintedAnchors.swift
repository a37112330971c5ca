// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      scene.keyboard.translatesAutoresizingMaskIntoConstraints = false
      scene.form.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        scene.keyboard.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
        scene.keyboard.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
        scene.keyboard.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.45),
        scene.form.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
        scene.form.widthAnchor.constraint(equalTo: scene.root.widthAnchor, constant: -40),
        scene.form.heightAnchor.constraint(equalToConstant: 120),
      ])
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.keyboard.topAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.form.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    case 1:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.keyboard.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.form.bottomAnchor.constraint(equalTo: scene.keyboard.topAnchor, constant: -16),
      ]
      LayoutConstraint.activate(scene.state)
    default:
      LayoutConstraint.deactivate(scene.state)
      scene.state = [
        scene.keyboard.topAnchor.constraint(equalTo: scene.root.bottomAnchor),
        scene.form.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      ]
      LayoutConstraint.activate(scene.state)
    }
  }
}

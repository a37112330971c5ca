// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func formRows(_ scene: FormRows, step: Int) {
    scene.labels[0].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[0].translatesAutoresizingMaskIntoConstraints = false
    scene.labels[1].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[1].translatesAutoresizingMaskIntoConstraints = false
    scene.labels[2].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[2].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.labels[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      scene.labels[0].trailingAnchor.constraint(
        equalTo: scene.fields[0].leadingAnchor,
        constant: -12
      ),
      scene.labels[0].firstBaselineAnchor.constraint(equalTo: scene.fields[0].firstBaselineAnchor),
      scene.fields[0].topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 24),
      scene.fields[0].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
      scene.fields[0].heightAnchor.constraint(equalToConstant: 36),
      scene.labels[1].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      scene.labels[1].trailingAnchor.constraint(
        equalTo: scene.fields[1].leadingAnchor,
        constant: -12
      ),
      scene.labels[1].firstBaselineAnchor.constraint(equalTo: scene.fields[1].firstBaselineAnchor),
      scene.fields[1].topAnchor.constraint(equalTo: scene.fields[0].bottomAnchor, constant: 12),
      scene.fields[1].leadingAnchor.constraint(equalTo: scene.fields[0].leadingAnchor),
      scene.fields[1].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
      scene.fields[1].heightAnchor.constraint(equalToConstant: 36),
      scene.labels[2].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
      scene.labels[2].trailingAnchor.constraint(
        equalTo: scene.fields[2].leadingAnchor,
        constant: -12
      ),
      scene.labels[2].firstBaselineAnchor.constraint(equalTo: scene.fields[2].firstBaselineAnchor),
      scene.fields[2].topAnchor.constraint(equalTo: scene.fields[1].bottomAnchor, constant: 12),
      scene.fields[2].leadingAnchor.constraint(equalTo: scene.fields[1].leadingAnchor),
      scene.fields[2].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -20),
      scene.fields[2].heightAnchor.constraint(equalToConstant: 36),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    scene.display.translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][2].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][2].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][2].translatesAutoresizingMaskIntoConstraints = false
    scene.zero.translatesAutoresizingMaskIntoConstraints = false
    scene.point.translatesAutoresizingMaskIntoConstraints = false
    scene.equals.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.display.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.display.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.display.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.display.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
      scene.keys[0][0].topAnchor.constraint(equalTo: scene.display.bottomAnchor, constant: 8),
      scene.keys[0][0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
      scene.keys[0][3].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][3].leadingAnchor.constraint(
        equalTo: scene.keys[0][2].trailingAnchor,
        constant: 8
      ),
      scene.keys[0][3].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
      scene.keys[0][3].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][3].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[0][1].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][1].leadingAnchor.constraint(
        equalTo: scene.keys[0][0].trailingAnchor,
        constant: 8
      ),
      scene.keys[0][1].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][1].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[0][2].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][2].leadingAnchor.constraint(
        equalTo: scene.keys[0][1].trailingAnchor,
        constant: 8
      ),
      scene.keys[0][2].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][2].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[1][0].topAnchor.constraint(equalTo: scene.keys[0][0].bottomAnchor, constant: 8),
      scene.keys[1][0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
      scene.keys[1][0].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[1][3].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][3].leadingAnchor.constraint(
        equalTo: scene.keys[1][2].trailingAnchor,
        constant: 8
      ),
      scene.keys[1][3].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
      scene.keys[1][3].widthAnchor.constraint(equalTo: scene.keys[1][0].widthAnchor),
      scene.keys[1][3].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[1][1].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][1].leadingAnchor.constraint(
        equalTo: scene.keys[1][0].trailingAnchor,
        constant: 8
      ),
      scene.keys[1][1].widthAnchor.constraint(equalTo: scene.keys[1][0].widthAnchor),
      scene.keys[1][1].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[1][2].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][2].leadingAnchor.constraint(
        equalTo: scene.keys[1][1].trailingAnchor,
        constant: 8
      ),
      scene.keys[1][2].widthAnchor.constraint(equalTo: scene.keys[1][0].widthAnchor),
      scene.keys[1][2].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[2][0].topAnchor.constraint(equalTo: scene.keys[1][0].bottomAnchor, constant: 8),
      scene.keys[2][0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
      scene.keys[2][0].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[2][3].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][3].leadingAnchor.constraint(
        equalTo: scene.keys[2][2].trailingAnchor,
        constant: 8
      ),
      scene.keys[2][3].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
      scene.keys[2][3].widthAnchor.constraint(equalTo: scene.keys[2][0].widthAnchor),
      scene.keys[2][3].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[2][1].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][1].leadingAnchor.constraint(
        equalTo: scene.keys[2][0].trailingAnchor,
        constant: 8
      ),
      scene.keys[2][1].widthAnchor.constraint(equalTo: scene.keys[2][0].widthAnchor),
      scene.keys[2][1].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.keys[2][2].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][2].leadingAnchor.constraint(
        equalTo: scene.keys[2][1].trailingAnchor,
        constant: 8
      ),
      scene.keys[2][2].widthAnchor.constraint(equalTo: scene.keys[2][0].widthAnchor),
      scene.keys[2][2].heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.zero.topAnchor.constraint(equalTo: scene.keys[2][0].bottomAnchor, constant: 8),
      scene.zero.leadingAnchor.constraint(equalTo: scene.keys[2][0].leadingAnchor),
      scene.zero.trailingAnchor.constraint(equalTo: scene.keys[2][1].trailingAnchor),
      scene.zero.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -8),
      scene.zero.heightAnchor.constraint(equalTo: scene.keys[0][0].heightAnchor),
      scene.point.topAnchor.constraint(equalTo: scene.zero.topAnchor),
      scene.point.leadingAnchor.constraint(equalTo: scene.keys[2][2].leadingAnchor),
      scene.point.trailingAnchor.constraint(equalTo: scene.keys[2][2].trailingAnchor),
      scene.point.bottomAnchor.constraint(equalTo: scene.zero.bottomAnchor),
      scene.equals.topAnchor.constraint(equalTo: scene.zero.topAnchor),
      scene.equals.leadingAnchor.constraint(equalTo: scene.keys[2][3].leadingAnchor),
      scene.equals.trailingAnchor.constraint(equalTo: scene.keys[2][3].trailingAnchor),
      scene.equals.bottomAnchor.constraint(equalTo: scene.zero.bottomAnchor),
    ])
  }
}

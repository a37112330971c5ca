// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func keyboard(_ scene: Keyboard, step: Int) {
    scene.board.translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][9].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][0].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][2].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][4].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][5].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][6].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][7].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[0][8].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][2].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][4].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][5].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][6].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][7].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[1][8].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][1].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][2].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][3].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][4].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][5].translatesAutoresizingMaskIntoConstraints = false
    scene.keys[2][6].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.board.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.board.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.board.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.board.heightAnchor.constraint(equalToConstant: 216),
      scene.keys[0][0].topAnchor.constraint(equalTo: scene.board.topAnchor, constant: 10),
      scene.keys[0][0].leadingAnchor.constraint(equalTo: scene.board.leadingAnchor, constant: 3),
      scene.keys[0][0].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][9].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][9].leadingAnchor.constraint(
        equalTo: scene.keys[0][8].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][9].trailingAnchor.constraint(equalTo: scene.board.trailingAnchor, constant: -3),
      scene.keys[0][9].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][9].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][0].topAnchor.constraint(equalTo: scene.keys[0][0].bottomAnchor, constant: 12),
      scene.keys[1][0].leadingAnchor.constraint(
        equalTo: scene.keys[0][0].centerXAnchor,
        constant: 3
      ),
      scene.keys[1][0].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][0].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][0].topAnchor.constraint(equalTo: scene.keys[1][0].bottomAnchor, constant: 12),
      scene.keys[2][0].leadingAnchor.constraint(equalTo: scene.keys[1][1].leadingAnchor),
      scene.keys[2][0].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][0].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][1].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][1].leadingAnchor.constraint(
        equalTo: scene.keys[0][0].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][1].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][1].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][2].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][2].leadingAnchor.constraint(
        equalTo: scene.keys[0][1].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][2].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][2].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][3].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][3].leadingAnchor.constraint(
        equalTo: scene.keys[0][2].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][3].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][3].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][4].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][4].leadingAnchor.constraint(
        equalTo: scene.keys[0][3].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][4].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][4].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][5].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][5].leadingAnchor.constraint(
        equalTo: scene.keys[0][4].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][5].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][5].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][6].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][6].leadingAnchor.constraint(
        equalTo: scene.keys[0][5].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][6].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][6].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][7].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][7].leadingAnchor.constraint(
        equalTo: scene.keys[0][6].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][7].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][7].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[0][8].topAnchor.constraint(equalTo: scene.keys[0][0].topAnchor),
      scene.keys[0][8].leadingAnchor.constraint(
        equalTo: scene.keys[0][7].trailingAnchor,
        constant: 6
      ),
      scene.keys[0][8].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[0][8].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][1].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][1].leadingAnchor.constraint(
        equalTo: scene.keys[1][0].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][1].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][1].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][2].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][2].leadingAnchor.constraint(
        equalTo: scene.keys[1][1].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][2].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][2].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][3].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][3].leadingAnchor.constraint(
        equalTo: scene.keys[1][2].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][3].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][3].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][4].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][4].leadingAnchor.constraint(
        equalTo: scene.keys[1][3].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][4].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][4].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][5].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][5].leadingAnchor.constraint(
        equalTo: scene.keys[1][4].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][5].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][5].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][6].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][6].leadingAnchor.constraint(
        equalTo: scene.keys[1][5].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][6].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][6].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][7].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][7].leadingAnchor.constraint(
        equalTo: scene.keys[1][6].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][7].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][7].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[1][8].topAnchor.constraint(equalTo: scene.keys[1][0].topAnchor),
      scene.keys[1][8].leadingAnchor.constraint(
        equalTo: scene.keys[1][7].trailingAnchor,
        constant: 6
      ),
      scene.keys[1][8].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[1][8].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][1].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][1].leadingAnchor.constraint(
        equalTo: scene.keys[2][0].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][1].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][1].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][2].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][2].leadingAnchor.constraint(
        equalTo: scene.keys[2][1].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][2].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][2].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][3].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][3].leadingAnchor.constraint(
        equalTo: scene.keys[2][2].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][3].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][3].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][4].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][4].leadingAnchor.constraint(
        equalTo: scene.keys[2][3].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][4].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][4].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][5].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][5].leadingAnchor.constraint(
        equalTo: scene.keys[2][4].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][5].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][5].heightAnchor.constraint(equalToConstant: 42),
      scene.keys[2][6].topAnchor.constraint(equalTo: scene.keys[2][0].topAnchor),
      scene.keys[2][6].leadingAnchor.constraint(
        equalTo: scene.keys[2][5].trailingAnchor,
        constant: 6
      ),
      scene.keys[2][6].widthAnchor.constraint(equalTo: scene.keys[0][0].widthAnchor),
      scene.keys[2][6].heightAnchor.constraint(equalToConstant: 42),
    ])
  }
}

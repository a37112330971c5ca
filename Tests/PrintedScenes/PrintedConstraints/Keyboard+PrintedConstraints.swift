// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
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
      LayoutConstraint(
        item: scene.board,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.board,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.board,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.board,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 216
      ),
      LayoutConstraint(
        item: scene.keys[0][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.board,
        attribute: .top,
        multiplier: 1,
        constant: 10
      ),
      LayoutConstraint(
        item: scene.keys[0][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.board,
        attribute: .leading,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.keys[0][0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][9],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][9],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][8],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][9],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.board,
        attribute: .trailing,
        multiplier: 1,
        constant: -3
      ),
      LayoutConstraint(
        item: scene.keys[0][9],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][9],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .centerX,
        multiplier: 1,
        constant: 3
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][1],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][1],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][2],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][3],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][2],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][3],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][4],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][3],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][4],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][4],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][5],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][5],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][4],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][5],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][5],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][6],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][6],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][5],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][6],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][6],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][7],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][7],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][6],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][7],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][7],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[0][8],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][8],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[0][7],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[0][8],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][8],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][1],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][2],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][4],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][3],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][4],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][4],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][5],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][5],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][4],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][5],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][5],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][6],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][6],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][5],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][6],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][6],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][7],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][7],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][6],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][7],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][7],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[1][8],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][8],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[1][7],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[1][8],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][8],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][1],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][2],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][4],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][3],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][4],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][4],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][5],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][5],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][4],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][5],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][5],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
      LayoutConstraint(
        item: scene.keys[2][6],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][6],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][5],
        attribute: .trailing,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.keys[2][6],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][6],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 42
      ),
    ])
  }
}

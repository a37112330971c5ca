// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
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
      LayoutConstraint(
        item: scene.display,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.display,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.display,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.display,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .height,
        multiplier: 0.25,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[0][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.display,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[0][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 8
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[0][3],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -8
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
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
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
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
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
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[1][0],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][3],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][1],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[1][2],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[1][0],
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[2][0],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][3],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][1],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
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
        constant: 8
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.keys[2][2],
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.zero,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.zero,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][0],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.zero,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.keys[2][1],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.zero,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -8
      ),
      LayoutConstraint(
        item: scene.zero,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.keys[0][0],
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.point,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.zero,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.point,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][2],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.point,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.keys[2][2],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.point,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.zero,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.equals,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.zero,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.equals,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.keys[2][3],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.equals,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.keys[2][3],
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.equals,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.zero,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func formRows(_ scene: FormRows, step: Int) {
    scene.labels[0].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[0].translatesAutoresizingMaskIntoConstraints = false
    scene.labels[1].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[1].translatesAutoresizingMaskIntoConstraints = false
    scene.labels[2].translatesAutoresizingMaskIntoConstraints = false
    scene.fields[2].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.labels[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.labels[0],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.fields[0],
        attribute: .leading,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.labels[0],
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.fields[0],
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.fields[0],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.fields[0],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.fields[0],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 36
      ),
      LayoutConstraint(
        item: scene.labels[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.labels[1],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.fields[1],
        attribute: .leading,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.labels[1],
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.fields[1],
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.fields[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.fields[0],
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.fields[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.fields[0],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.fields[1],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.fields[1],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 36
      ),
      LayoutConstraint(
        item: scene.labels[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.labels[2],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.fields[2],
        attribute: .leading,
        multiplier: 1,
        constant: -12
      ),
      LayoutConstraint(
        item: scene.labels[2],
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.fields[2],
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.fields[2],
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.fields[1],
        attribute: .bottom,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.fields[2],
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.fields[1],
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.fields[2],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.fields[2],
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 36
      ),
    ])
  }
}

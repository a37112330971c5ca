// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.translatesAutoresizingMaskIntoConstraints = false
    scene.confirm.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.cancel,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 15
      ),
      LayoutConstraint(
        item: scene.cancel,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.cancel,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.confirm,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .trailing,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.confirm,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -15
      ),
      LayoutConstraint(
        item: scene.confirm,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.confirm,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.confirm,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

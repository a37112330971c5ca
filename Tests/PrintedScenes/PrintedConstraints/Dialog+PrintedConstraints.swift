// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.translatesAutoresizingMaskIntoConstraints = false
    scene.title.translatesAutoresizingMaskIntoConstraints = false
    scene.message.translatesAutoresizingMaskIntoConstraints = false
    scene.cancel.translatesAutoresizingMaskIntoConstraints = false
    scene.accept.translatesAutoresizingMaskIntoConstraints = false
    let dialogWidth = LayoutConstraint(
      item: scene.dialog,
      attribute: .width,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .width,
      multiplier: 0.8,
      constant: 0
    )
    dialogWidth.priority = LayoutPriority(900)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.dialog,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.dialog,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      dialogWidth,
      LayoutConstraint(
        item: scene.dialog,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 420
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .top,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .leading,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.title,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .trailing,
        multiplier: 1,
        constant: -20
      ),
      LayoutConstraint(
        item: scene.message,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.message,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.message,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.title,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cancel,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.message,
        attribute: .bottom,
        multiplier: 1,
        constant: 20
      ),
      LayoutConstraint(
        item: scene.cancel,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.cancel,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
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
        item: scene.accept,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.accept,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.accept,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.dialog,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.accept,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.accept,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.cancel,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}

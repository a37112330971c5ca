// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.translatesAutoresizingMaskIntoConstraints = false
    scene.search.translatesAutoresizingMaskIntoConstraints = false
    scene.compass.translatesAutoresizingMaskIntoConstraints = false
    scene.locate.translatesAutoresizingMaskIntoConstraints = false
    scene.pin.translatesAutoresizingMaskIntoConstraints = false
    scene.callout.translatesAutoresizingMaskIntoConstraints = false
    scene.sheet.translatesAutoresizingMaskIntoConstraints = false
    scene.grip.translatesAutoresizingMaskIntoConstraints = false
    let sheetHeight = LayoutConstraint(
      item: scene.sheet,
      attribute: .height,
      relatedBy: .equal,
      toItem: scene.root,
      attribute: .height,
      multiplier: 0.3,
      constant: 0
    )
    sheetHeight.priority = LayoutPriority(850)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.map,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.map,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.map,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.map,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.search,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .top,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.search,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .leading,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.search,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root.safeAreaLayoutGuide,
        attribute: .trailing,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.search,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 48
      ),
      LayoutConstraint(
        item: scene.compass,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.search,
        attribute: .bottom,
        multiplier: 1,
        constant: 16
      ),
      LayoutConstraint(
        item: scene.compass,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.map,
        attribute: .right,
        multiplier: 1,
        constant: -16
      ),
      LayoutConstraint(
        item: scene.compass,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.compass,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 44
      ),
      LayoutConstraint(
        item: scene.locate,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.compass,
        attribute: .bottom,
        multiplier: 1,
        constant: 8
      ),
      LayoutConstraint(
        item: scene.locate,
        attribute: .right,
        relatedBy: .equal,
        toItem: scene.compass,
        attribute: .right,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.locate,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.compass,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.locate,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.compass,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pin,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.map,
        attribute: .bottom,
        multiplier: 0.45,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pin,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.map,
        attribute: .centerX,
        multiplier: 0.8,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pin,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.pin,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 36
      ),
      LayoutConstraint(
        item: scene.callout,
        attribute: .left,
        relatedBy: .equal,
        toItem: scene.pin,
        attribute: .right,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.callout,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.pin,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.sheet,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.sheet,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.sheet,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      sheetHeight,
      LayoutConstraint(
        item: scene.sheet,
        attribute: .height,
        relatedBy: .greaterThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 160
      ),
      LayoutConstraint(
        item: scene.grip,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.sheet,
        attribute: .top,
        multiplier: 1,
        constant: 6
      ),
      LayoutConstraint(
        item: scene.grip,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.sheet,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.grip,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 36
      ),
      LayoutConstraint(
        item: scene.grip,
        attribute: .height,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 5
      ),
    ])
  }
}

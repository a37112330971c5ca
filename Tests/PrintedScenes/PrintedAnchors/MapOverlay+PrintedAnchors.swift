// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.pin.bottom == 0.45 · superview.bottom: anchors have no words for it.
// Not in own words: scene.pin.centerX == 0.8 · superview.centerX: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.translatesAutoresizingMaskIntoConstraints = false
    scene.search.translatesAutoresizingMaskIntoConstraints = false
    scene.compass.translatesAutoresizingMaskIntoConstraints = false
    scene.locate.translatesAutoresizingMaskIntoConstraints = false
    scene.pin.translatesAutoresizingMaskIntoConstraints = false
    scene.callout.translatesAutoresizingMaskIntoConstraints = false
    scene.sheet.translatesAutoresizingMaskIntoConstraints = false
    scene.grip.translatesAutoresizingMaskIntoConstraints = false
    let sheetHeight = scene.sheet.heightAnchor.constraint(
      equalTo: scene.root.heightAnchor,
      multiplier: 0.3
    )
    sheetHeight.priority = LayoutPriority(850)
    LayoutConstraint.activate([
      scene.map.topAnchor.constraint(equalTo: scene.root.topAnchor),
      scene.map.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.map.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.map.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.search.topAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.topAnchor,
        constant: 12
      ),
      scene.search.leadingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.leadingAnchor,
        constant: 16
      ),
      scene.search.trailingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor,
        constant: -16
      ),
      scene.search.heightAnchor.constraint(equalToConstant: 48),
      scene.compass.topAnchor.constraint(equalTo: scene.search.bottomAnchor, constant: 16),
      scene.compass.rightAnchor.constraint(equalTo: scene.map.rightAnchor, constant: -16),
      scene.compass.widthAnchor.constraint(equalToConstant: 44),
      scene.compass.heightAnchor.constraint(equalToConstant: 44),
      scene.locate.topAnchor.constraint(equalTo: scene.compass.bottomAnchor, constant: 8),
      scene.locate.rightAnchor.constraint(equalTo: scene.compass.rightAnchor),
      scene.locate.widthAnchor.constraint(equalTo: scene.compass.widthAnchor),
      scene.locate.heightAnchor.constraint(equalTo: scene.compass.heightAnchor),
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
      scene.pin.widthAnchor.constraint(equalToConstant: 24),
      scene.pin.heightAnchor.constraint(equalToConstant: 36),
      scene.callout.leftAnchor.constraint(equalTo: scene.pin.rightAnchor, constant: 6),
      scene.callout.centerYAnchor.constraint(equalTo: scene.pin.centerYAnchor),
      scene.sheet.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.sheet.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.sheet.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      sheetHeight,
      scene.sheet.heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
      scene.grip.topAnchor.constraint(equalTo: scene.sheet.topAnchor, constant: 6),
      scene.grip.centerXAnchor.constraint(equalTo: scene.sheet.centerXAnchor),
      scene.grip.widthAnchor.constraint(equalToConstant: 36),
      scene.grip.heightAnchor.constraint(equalToConstant: 5),
    ])
  }
}

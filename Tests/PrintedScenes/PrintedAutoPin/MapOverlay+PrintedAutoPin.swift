// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.autoPinEdgesToSuperviewEdges()

    scene.search.autoPinEdgesToSuperviewSafeArea(
      with: LayoutInsets(top: 12, left: 16, bottom: 0, right: 16),
      excludingEdge: .bottom
    )
    scene.search.autoSetDimension(.height, toSize: 48)

    scene.compass.autoPinEdge(.top, to: .bottom, of: scene.search, withOffset: 16)
    scene.compass.autoPinEdge(.right, to: .right, of: scene.map, withOffset: -16)
    scene.compass.autoSetDimensions(to: LayoutSize(width: 44, height: 44))

    scene.locate.autoPinEdge(.top, to: .bottom, of: scene.compass, withOffset: 8)
    scene.locate.autoPinEdge(.right, to: .right, of: scene.compass)
    scene.locate.autoMatch(.width, to: .width, of: scene.compass)
    scene.locate.autoMatch(.height, to: .height, of: scene.compass)

    scene.pin.autoConstrainAttribute(.bottom, to: .bottom, of: scene.map, withMultiplier: 0.45)
    scene.pin.autoAlignAxis(.vertical, toSameAxisOf: scene.map, withMultiplier: 0.8)
    scene.pin.autoSetDimensions(to: LayoutSize(width: 24, height: 36))

    scene.callout.autoPinEdge(.left, to: .right, of: scene.pin, withOffset: 6)
    scene.callout.autoAlignAxis(.horizontal, toSameAxisOf: scene.pin)

    scene.sheet.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    LayoutConstraint.autoSetPriority(LayoutPriority(850)) {
      scene.sheet.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.3)
    }
    scene.sheet.autoSetDimension(.height, toSize: 160, relation: .greaterThanOrEqual)

    scene.grip.autoPinEdge(toSuperviewEdge: .top, withInset: 6)
    scene.grip.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.grip.autoSetDimensions(to: LayoutSize(width: 36, height: 5))
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func insetCard(_ scene: InsetCard, step: Int) {
    scene.card.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 20, left: 16, bottom: 40, right: 16)
    )

    scene.badge.autoPinEdge(toSuperviewEdge: .top, withInset: 8)
    scene.badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    scene.badge.autoSetDimensions(to: LayoutSize(width: 24, height: 24))
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func tabBar(_ scene: TabBar, step: Int) {
    scene.bar.autoPinEdge(.top, to: .bottom, of: scene.root.safeAreaLayoutGuide, withOffset: -49)
    scene.bar.autoPinEdgesToSuperviewEdges(excludingEdge: .top)

    scene.tabs[0].autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    scene.tabs[0].autoAlignAxis(.vertical, toSameAxisOf: scene.bar, withMultiplier: 0.25)
    scene.tabs[0].autoSetDimensions(to: LayoutSize(width: 44, height: 40))

    scene.tabs[1].autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    scene.tabs[1].autoAlignAxis(.vertical, toSameAxisOf: scene.bar, withMultiplier: 0.75)
    scene.tabs[1].autoSetDimensions(to: LayoutSize(width: 44, height: 40))

    scene.tabs[2].autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    scene.tabs[2].autoAlignAxis(.vertical, toSameAxisOf: scene.bar, withMultiplier: 1.25)
    scene.tabs[2].autoSetDimensions(to: LayoutSize(width: 44, height: 40))

    scene.tabs[3].autoPinEdge(toSuperviewEdge: .top, withInset: 5)
    scene.tabs[3].autoAlignAxis(.vertical, toSameAxisOf: scene.bar, withMultiplier: 1.75)
    scene.tabs[3].autoSetDimensions(to: LayoutSize(width: 44, height: 40))

    scene.badge.autoConstrainAttribute(.vertical, to: .trailing, of: scene.tabs[2])
    scene.badge.autoConstrainAttribute(.horizontal, to: .top, of: scene.tabs[2])
    scene.badge.autoSetDimensions(to: LayoutSize(width: 18, height: 18))

    scene.content.autoPinEdgesToSuperviewSafeArea(excludingEdge: .bottom)
    scene.content.autoPinEdge(.bottom, to: .top, of: scene.bar)
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func sidebar(_ scene: Sidebar, step: Int) {
    scene.sidebar.autoPinEdgesToSuperviewEdges(excludingEdge: .trailing)
    LayoutConstraint.autoSetPriority(LayoutPriority(900)) {
      scene.sidebar.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 1.0 / 3)
    }
    scene.sidebar.autoSetDimension(.width, toSize: 120, relation: .greaterThanOrEqual)
    scene.sidebar.autoSetDimension(.width, toSize: 320, relation: .lessThanOrEqual)

    scene.divider.autoPinEdge(toSuperviewEdge: .top)
    scene.divider.autoPinEdge(.leading, to: .trailing, of: scene.sidebar)
    scene.divider.autoPinEdge(toSuperviewEdge: .bottom)
    scene.divider.autoSetDimension(.width, toSize: 1)

    scene.content.autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
    scene.content.autoPinEdge(.leading, to: .trailing, of: scene.divider)

    scene.person.autoPinEdge(toSuperviewEdge: .top, withInset: 32)
    scene.person.autoAlignAxis(toSuperviewAxis: .vertical)
    scene.person.autoMatch(.width, to: .width, of: scene.sidebar, withMultiplier: 0.4)
    scene.person.autoMatch(.height, to: .width, of: scene.person)

    scene.heading.autoPinEdge(toSuperviewEdge: .leading, withInset: 24)
    scene.heading.autoAlignAxis(.horizontal, toSameAxisOf: scene.person)

    scene.outline.autoPinEdge(.top, to: .bottom, of: scene.person, withOffset: 20)
    scene.outline.autoPinEdge(.leading, to: .leading, of: scene.heading)
    scene.outline.autoPinEdge(toSuperviewEdge: .trailing, withInset: 24)
    scene.outline.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
  }
}

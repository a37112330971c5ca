// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func article(_ scene: Article, step: Int) {
    scene.headline.autoPinEdge(toSuperviewMargin: .top)
    scene.headline.autoPinEdge(toSuperviewMargin: .leading)
    scene.headline.autoPinEdge(toSuperviewMargin: .trailing)

    scene.rule.autoPinEdge(.top, to: .bottom, of: scene.headline, withOffset: 12)
    scene.rule.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    scene.rule.autoSetDimensions(to: LayoutSize(width: 60, height: 2))

    scene.figure.autoPinEdge(toSuperviewMargin: .left)
    scene.figure.autoPinEdge(toSuperviewMargin: .right)
    scene.figure.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
    scene.figure.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.25)

    scene.text.autoPinEdge(.top, to: .bottom, of: scene.figure, withOffset: 16)
    scene.text.autoPinEdges(toEdgesOf: scene.root.layoutMarginsGuide, excludingEdge: .top)

    scene.quote.autoPinEdge(toSuperviewMargin: .top)
    scene.quote.autoPinEdge(toSuperviewMargin: .leading)
    scene.quote.autoConstrainAttribute(.marginTrailing, to: .marginTrailing, of: scene.text)
    scene.quote.autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)
  }
}

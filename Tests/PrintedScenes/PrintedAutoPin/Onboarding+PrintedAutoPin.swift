// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func onboarding(_ scene: Onboarding, step: Int) {
    scene.skip.autoPinEdge(toSuperviewMargin: .top)
    scene.skip.autoPinEdge(toSuperviewMargin: .trailing)

    scene.image.autoPinEdge(.top, to: .bottom, of: scene.skip, withOffset: 16)
    scene.image.autoPinEdge(toSuperviewMargin: .leading, relation: .greaterThanOrEqual)
    scene.image.autoConstrainAttribute(.bottom, to: .horizontal, of: scene.root)
    scene.image.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    LayoutConstraint.autoSetPriority(LayoutPriority(800)) {
      scene.image.autoMatch(.width, to: .height, of: scene.image, withMultiplier: 1.2)
    }

    scene.headline.autoPinEdge(toSuperviewMargin: .leading)
    scene.headline.autoPinEdge(toSuperviewMargin: .trailing, relation: .greaterThanOrEqual)
    scene.headline.autoConstrainAttribute(
      .firstBaseline,
      to: .bottom,
      of: scene.image,
      withOffset: 52
    )

    scene.lead.autoPinEdge(.leading, to: .leading, of: scene.headline)
    scene.lead.autoPinEdge(toSuperviewMargin: .trailing)
    scene.lead.autoConstrainAttribute(
      .firstBaseline,
      to: .baseline,
      of: scene.headline,
      withOffset: 28
    )

    scene.next.autoPinEdge(toSuperviewMargin: .bottom)
    scene.next.autoAlignAxis(toSuperviewMarginAxis: .vertical)
    LayoutConstraint.autoSetPriority(LayoutPriority(900)) {
      scene.next.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.75)
    }
    scene.next.autoSetDimension(.width, toSize: 400, relation: .lessThanOrEqual)
    scene.next.autoSetDimension(.height, toSize: 50)
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random1(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 29.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 14)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.root,
        withOffset: 5.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoSetDimension(.width, toSize: 51.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 45.5).goneConstant = 6
    }

    layout.views[1].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 0.5, left: 0, bottom: 0.5, right: 0.5),
      excludingEdge: .leading
    )
    layout.views[1].autoPinEdge(toSuperviewEdge: .leading, withInset: 0.5).goneConstant = 9

    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 28)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[2].autoConstrainAttribute(
        .left,
        to: .right,
        of: layout.root,
        withMultiplier: 2,
        offset: 14,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 11)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[2].autoConstrainAttribute(
        .marginAxisVertical,
        to: .vertical,
        of: layout.root,
        withOffset: 12.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[2].autoMatch(.width, to: .width, of: layout.root, withOffset: 23)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoMatch(
        .width,
        to: .width,
        of: layout.views[0],
        withMultiplier: 0.25,
        offset: -2.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoSetDimension(.width, toSize: 48)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoSetDimension(.height, toSize: 33).autoIdentify("rule \"16\"")
    }

    layout.views[3].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 7, left: 7, bottom: 7, right: 0),
      excludingEdge: .right
    )
    layout.views[3].autoPinEdge(toSuperviewEdge: .right, withInset: 7).autoIdentify("rule \"47\"")

    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[4].autoConstrainAttribute(
        .marginTop,
        to: .marginTop,
        of: layout.views[1],
        withOffset: 19,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 31)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 26).autoIdentify("rule \"34\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[4].autoConstrainAttribute(
        .marginTrailing,
        to: .marginTrailing,
        of: layout.views[1],
        withOffset: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 14 : 11.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .bottom, withInset: -26)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 54.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[4].autoSetDimension(.height, toSize: 38)
    }

    layout.views[5].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 3.5, left: 0, bottom: 13.5, right: 5),
      excludingEdge: .leading
    )
    layout.views[5].autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
      .autoIdentify("rule \"83\"")

    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 25)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 27)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.guide.autoSetDimension(.width, toSize: 62.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.guide.autoSetDimension(.height, toSize: 79.5)
    }
  }
}

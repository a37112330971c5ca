// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random2(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 36.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.root,
        withOffset: 17,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoConstrainAttribute(
        .marginAxisHorizontal,
        to: .baseline,
        of: layout.root,
        withMultiplier: 0.25,
        offset: 28.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoConstrainAttribute(
        .baseline,
        to: .bottom,
        of: layout.root,
        withOffset: -8,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[0].autoSetDimension(.width, toSize: 48.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 37)
    }

    layout.views[1].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 19, left: 17.5, bottom: 8, right: 18.5)
    )

    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoConstrainAttribute(
        .marginTop,
        to: .bottom,
        of: layout.root,
        withOffset: 21
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 26)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[2].autoConstrainAttribute(
        .marginLeft,
        to: .marginLeft,
        of: layout.views[1],
        withOffset: 12.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 6).goneConstant = 4
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[2].autoSetDimension(.width, toSize: 63)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoSetDimension(.height, toSize: 24.5, relation: .greaterThanOrEqual)
        .autoIdentify("rule \"42\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoMatch(.height, to: .height, of: layout.views[0], withOffset: 29)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[2].autoSetDimension(.height, toSize: 48)
    }

    layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 7.5).autoIdentify("rule \"13\"")
    layout.views[3].autoPinEdge(toSuperviewEdge: .leading, withInset: 13.5)
    layout.views[3].autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: -(layout.views[3].effectiveLayoutDirection == .rightToLeft ? -16 : -19)
    )
    layout.views[3].autoPinEdge(toSuperviewEdge: .bottom, withInset: 4.5)

    layout.views[4].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 4, left: 4, bottom: 4, right: 0),
      excludingEdge: .trailing
    )
    layout.views[4].autoPinEdge(toSuperviewEdge: .trailing, withInset: 4).autoIdentify("rule \"2\"")

    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 19.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[5].autoConstrainAttribute(
        .left,
        to: .left,
        of: layout.views[3],
        withMultiplier: 0.25,
        offset: 3,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 14.5).goneConstant = 0.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[5].autoMatch(
        .width,
        to: .height,
        of: layout.views[2],
        withMultiplier: 2,
        offset: 14,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[5].autoSetDimension(.width, toSize: 75)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[5].autoSetDimension(.height, toSize: 58)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 2)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.guide.autoSetDimension(.width, toSize: 27.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.guide.autoSetDimension(.height, toSize: 67)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random2(_ layout: RandomLayout) {
    layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 2.5).goneConstant = 5
    layout.views[0].autoPinEdge(
      toSuperviewEdge: .left,
      withInset: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 21.5 : 17.5
    )
    layout.views[0].autoPinEdge(toSuperviewEdge: .right, withInset: 2)
    layout.views[0].autoPinEdge(toSuperviewEdge: .bottom, withInset: 15).autoIdentify("rule \"22\"")

    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 31.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[1].autoPinEdge(
        toSuperviewEdge: .left,
        withInset: 18.5
      ).autoIdentify("rule \"48\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[1].autoSetDimension(.width, toSize: 50)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 61, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[1].autoSetDimension(.height, toSize: 182)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 59, relation: .lessThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 29)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 9)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoPinEdge(
        .leading,
        to: .leading,
        of: layout.views[1],
        withOffset: 26,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 19.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoAlignAxis(.horizontal, toSameAxisOf: layout.root, withOffset: -5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoConstrainAttribute(
        .baseline,
        to: .baseline,
        of: layout.root,
        withMultiplier: 0.25,
        offset: 6.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[2].autoSetDimension(.width, toSize: 39.5).autoIdentify("rule \"8\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[2].autoMatch(
        .height,
        to: .height,
        of: layout.root,
        withMultiplier: 2,
        offset: 16.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[2].autoSetDimension(.height, toSize: 66)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[3].autoConstrainAttribute(
        .top,
        to: .baseline,
        of: layout.guide,
        withMultiplier: 2,
        offset: 25,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 26.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[3].autoPinEdge(
        toSuperviewEdge: .left,
        withInset: 6,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 3.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 71.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[3].autoSetDimension(.height, toSize: 1.5, relation: .lessThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[3].autoSetDimension(.height, toSize: 69.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 39).autoIdentify("rule \"16\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[4].autoConstrainAttribute(
        .marginLeft,
        to: .marginLeft,
        of: layout.views[1],
        withOffset: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 7 : 6
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 29.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[4].autoConstrainAttribute(
        .bottom,
        to: .bottom,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 21.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[4].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 25.5,
        relation: .greaterThanOrEqual
      ).goneConstant = 4
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 49.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[4].autoMatch(
        .height,
        to: .width,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 4.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[4].autoSetDimension(.height, toSize: 79)
    }

    layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 6.5)
    layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 6.5)
    layout.views[5].autoPinEdge(toSuperviewEdge: .right, withInset: 6.5)
    layout.views[5].autoPinEdge(
      toSuperviewEdge: .bottom,
      withInset: 6.5
    ).autoIdentify("rule \"38\"").goneConstant = 4

    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 34.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.guide.autoPinEdge(
        toSuperviewEdge: .left,
        withInset: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.guide.autoSetDimension(.width, toSize: 63.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.guide.autoSetDimension(.height, toSize: 65)
    }
  }
}

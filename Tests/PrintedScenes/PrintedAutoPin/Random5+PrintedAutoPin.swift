// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random5(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 35.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 31.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoSetDimension(.width, toSize: 26.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoSetDimension(
        .height,
        toSize: 196,
        relation: .greaterThanOrEqual
      ).goneConstant = 2.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 46.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 12.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .left, withInset: 9)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[1].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.guide,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[1].autoConstrainAttribute(
        .firstBaseline,
        to: .firstBaseline,
        of: layout.root,
        withOffset: -0.5,
        relation: .lessThanOrEqual
      ).goneConstant = 8.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[1].autoSetDimension(.width, toSize: 62.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 73.5)
    }

    layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 4.5)
    layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 1.5)
    layout.views[2].autoPinEdge(toSuperviewEdge: .right, withInset: 12)
    layout.views[2].autoPinEdge(toSuperviewEdge: .bottom, withInset: 2).autoIdentify("rule \"92\"")

    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 14.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[3].autoConstrainAttribute(
        .leading,
        to: .vertical,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 13.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 32.5).goneConstant = 2
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[3].autoConstrainAttribute(
        .bottom,
        to: .horizontal,
        of: layout.views[0],
        withOffset: 5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[3].autoPinEdge(
        toSuperviewEdge: .bottom,
        withInset: -8.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[3].autoMatch(
        .width,
        to: .width,
        of: layout.views[0],
        withMultiplier: 0.5,
        offset: 6,
        relation: .lessThanOrEqual
      ).autoIdentify("rule \"71\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[3].autoSetDimension(.width, toSize: 72).autoIdentify("rule \"35\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoSetDimension(.height, toSize: 63.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 10.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[4].autoPinEdge(
        toSuperviewEdge: .left,
        withInset: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 16 : 15
      ).autoIdentify("rule \"30\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[4].autoConstrainAttribute(
        .firstBaseline,
        to: .top,
        of: layout.views[1],
        withMultiplier: 0.5,
        offset: 27,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 68.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[4].autoSetDimension(.width, toSize: 43).autoIdentify("rule \"19\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[4].autoSetDimension(.height, toSize: 71.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 27.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 13)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[5].autoConstrainAttribute(
        .horizontal,
        to: .top,
        of: layout.guide,
        withOffset: 14.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[5].autoSetDimension(.width, toSize: 34)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[5].autoMatch(
        .height,
        to: .width,
        of: layout.views[5],
        withOffset: 4,
        relation: .lessThanOrEqual
      ).autoIdentify("rule \"99\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.views[5].autoSetDimension(.height, toSize: 69.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.guide.autoPinEdge(
        toSuperviewEdge: .top,
        withInset: 9.5
      ).autoIdentify("rule \"38\"").goneConstant = 4
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 3)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.guide.autoSetDimension(.width, toSize: 67.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(636.5)) {
      layout.guide.autoSetDimension(.height, toSize: 32.5)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random0(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 30)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 21)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoPinEdge(
        toSuperviewEdge: .trailing,
        withInset: -(layout.views[0].effectiveLayoutDirection == .rightToLeft ? 27 : 25)
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoSetDimension(.width, toSize: 22)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 69)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 36.5).goneConstant = 0
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .left, withInset: 19.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[1].autoSetDimension(.width, toSize: 24, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[1].autoSetDimension(.width, toSize: 159.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[1].autoSetDimension(.width, toSize: 35)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[1].autoSetDimension(.height, toSize: 186.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[1].autoSetDimension(.height, toSize: 24)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 2.5).autoIdentify("rule \"25\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 24)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[2].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.guide,
        withMultiplier: 0.5,
        offset: -1
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoConstrainAttribute(
        .marginAxisHorizontal,
        to: .marginAxisHorizontal,
        of: layout.views[0],
        withOffset: -4.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 36)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[2].autoSetDimension(.height, toSize: 21.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 26.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 3.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoConstrainAttribute(
        .marginAxisHorizontal,
        to: .marginAxisHorizontal,
        of: layout.views[0],
        withOffset: 22.5,
        relation: .lessThanOrEqual
      ).goneConstant = 2
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 71.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[3].autoSetDimension(.height, toSize: 192, relation: .lessThanOrEqual)
        .autoIdentify("rule \"35\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[3].autoSetDimension(.height, toSize: 69.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 39).autoIdentify("rule \"16\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[4].autoConstrainAttribute(
        .marginLeft,
        to: .marginLeft,
        of: layout.views[1],
        withOffset: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 7 : 6
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 29.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[4].autoConstrainAttribute(
        .bottom,
        to: .bottom,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 21.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[4].autoConstrainAttribute(
        .marginAxisVertical,
        to: .marginAxisVertical,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 25.5,
        relation: .greaterThanOrEqual
      ).goneConstant = 4
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 49.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[4].autoMatch(
        .height,
        to: .width,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 4.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.views[4].autoSetDimension(.height, toSize: 79)
    }

    layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 6.5)
    layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 6.5)
    layout.views[5].autoPinEdge(toSuperviewEdge: .right, withInset: 6.5)
    layout.views[5].autoPinEdge(toSuperviewEdge: .bottom, withInset: 6.5)
      .autoIdentify("rule \"38\"").goneConstant = 4

    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 34.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.guide.autoPinEdge(
        toSuperviewEdge: .left,
        withInset: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(636.5)) {
      layout.guide.autoSetDimension(.width, toSize: 63.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(629)) {
      layout.guide.autoSetDimension(.height, toSize: 65)
    }
  }
}

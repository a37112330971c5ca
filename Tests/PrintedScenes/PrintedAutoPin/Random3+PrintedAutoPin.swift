// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random3(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 30.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 23)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoConstrainAttribute(
        .horizontal,
        to: .bottom,
        of: layout.root,
        withMultiplier: 2,
        offset: -7.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoMatch(
        .width,
        to: .width,
        of: layout.root,
        withMultiplier: 0.25,
        offset: 1
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoSetDimension(.width, toSize: 174).autoIdentify("rule \"50\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[0].autoSetDimension(.width, toSize: 23.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoMatch(
        .height,
        to: .width,
        of: layout.views[0],
        withMultiplier: 2,
        offset: 24.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[0].autoSetDimension(.height, toSize: 55)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 25).autoIdentify("rule \"15\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .left, withInset: 8.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[1].autoSetDimension(.width, toSize: 116, relation: .lessThanOrEqual)
        .goneConstant = 5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[1].autoSetDimension(.width, toSize: 120.5, relation: .lessThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[1].autoSetDimension(.width, toSize: 65.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 31.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[1].autoSetDimension(.height, toSize: 41)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 19)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[2].autoConstrainAttribute(
        .marginLeft,
        to: .marginLeft,
        of: layout.root,
        withMultiplier: 2,
        offset: 7.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 2)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[2].autoConstrainAttribute(
        .trailing,
        to: .trailing,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 16.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 54.5).autoIdentify("rule \"0\"")
        .goneConstant = 0.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[2].autoMatch(
        .height,
        to: .height,
        of: layout.guide,
        withMultiplier: 0.25,
        offset: 19,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[2].autoSetDimension(.height, toSize: 50.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 16.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[3].autoConstrainAttribute(
        .marginLeft,
        to: .marginLeft,
        of: layout.views[0],
        withMultiplier: 0.25,
        offset: 28.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 24.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 72)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[3].autoSetDimension(.height, toSize: 16.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[3].autoSetDimension(.height, toSize: 40.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 36.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[4].autoPinEdge(
        toSuperviewEdge: .leading,
        withInset: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 33 : 29
      ).autoIdentify("rule \"0\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 24).autoIdentify("rule \"76\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.views[4].autoConstrainAttribute(
        .horizontal,
        to: .horizontal,
        of: layout.views[1],
        withOffset: 13,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.views[4].autoMatch(
        .width,
        to: .width,
        of: layout.views[1],
        withOffset: 2.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(636.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 52).autoIdentify("rule \"38\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[4].autoSetDimension(.height, toSize: 99.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(629)) {
      layout.views[4].autoSetDimension(.height, toSize: 44.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(584)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 12.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(591.5)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 30.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(614)) {
      layout.views[5].autoConstrainAttribute(
        .marginTrailing,
        to: .marginTrailing,
        of: layout.views[2],
        withOffset: 25,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(621.5)) {
      layout.views[5].autoConstrainAttribute(
        .firstBaseline,
        to: .firstBaseline,
        of: layout.guide,
        withMultiplier: 0.5,
        offset: 23,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(606.5)) {
      layout.views[5].autoAlignAxis(.firstBaseline, toSameAxisOf: layout.guide, withOffset: 21)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(576.5)) {
      layout.views[5].autoSetDimension(.width, toSize: 21.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(599)) {
      layout.views[5].autoMatch(
        .height,
        to: .height,
        of: layout.views[3],
        withOffset: 15.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(569)) {
      layout.views[5].autoSetDimension(.height, toSize: 63.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(554)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 32.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(561.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(546.5)) {
      layout.guide.autoSetDimension(.width, toSize: 27.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(539)) {
      layout.guide.autoSetDimension(.height, toSize: 59)
    }
  }
}

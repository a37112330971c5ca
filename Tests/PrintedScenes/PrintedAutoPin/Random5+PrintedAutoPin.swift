// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random5(_ layout: RandomLayout) {
    layout.views[0].autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
    layout.views[0].autoPinEdge(toSuperviewEdge: .leading).goneConstant = 3.5

    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 2)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[1].autoConstrainAttribute(
        .leading,
        to: .marginAxisVertical,
        of: layout.root,
        withOffset: 4.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .left, withInset: 15.5)
        .autoIdentify("rule \"42\"").goneConstant = 0
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[1].autoConstrainAttribute(
        .bottom,
        to: .horizontal,
        of: layout.views[0],
        withMultiplier: 0.25,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[1].autoConstrainAttribute(
        .horizontal,
        to: .bottom,
        of: layout.guide,
        withMultiplier: 0.25,
        offset: 17,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[1].autoSetDimension(.width, toSize: 57)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[1].autoMatch(
        .height,
        to: .height,
        of: layout.root,
        withMultiplier: 0.5,
        offset: 8,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[1].autoSetDimension(.height, toSize: 25.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 33)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 36.5)
        .autoIdentify("rule \"79\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoConstrainAttribute(
        .vertical,
        to: .trailing,
        of: layout.views[0],
        withOffset: 19.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoSetDimension(.width, toSize: 153.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 32)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[2].autoSetDimension(.height, toSize: 21.5).autoIdentify("rule \"65\"")
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 30.5)
        .autoIdentify("rule \"29\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[3].autoConstrainAttribute(
        .leading,
        to: .trailing,
        of: layout.views[2],
        withMultiplier: 0.25,
        offset: -6.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 22)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[3].autoAlignAxis(.firstBaseline, toSameAxisOf: layout.guide, withOffset: 5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[3].autoConstrainAttribute(
        .baseline,
        to: .baseline,
        of: layout.views[0],
        withOffset: 19,
        relation: .lessThanOrEqual
      ).goneConstant = 5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 121.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 50.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[3].autoSetDimension(.height, toSize: 20).goneConstant = 8.5
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 33.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[4].autoConstrainAttribute(
        .left,
        to: .vertical,
        of: layout.views[1],
        withOffset: 12,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 27.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[4].autoPinEdge(
        toSuperviewEdge: .trailing,
        withInset: -17.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[4].autoConstrainAttribute(
        .marginAxisVertical,
        to: .trailing,
        of: layout.views[0],
        withMultiplier: 2,
        offset: -9.5,
        relation: .greaterThanOrEqual
      ).autoIdentify("rule \"58\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[4].autoMatch(.width, to: .width, of: layout.views[1], withOffset: 8.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[4].autoSetDimension(.width, toSize: 23.5).autoIdentify("rule \"24\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[4].autoSetDimension(.height, toSize: 79)
    }

    layout.views[5].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 3.5, left: 4, bottom: 14.5, right: 1.5)
    )

    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 37.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 7.5).goneConstant = 4
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.guide.autoSetDimension(.width, toSize: 77)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.guide.autoSetDimension(.height, toSize: 76)
    }
  }
}

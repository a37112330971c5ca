// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random4(_ layout: RandomLayout) {
    layout.views[0].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 5, left: 5, bottom: 5, right: 0),
      excludingEdge: .trailing
    )
    layout.views[0].autoPinEdge(toSuperviewEdge: .trailing, withInset: 5).goneConstant = 6.5

    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .top, withInset: 29).goneConstant = 0.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[1].autoConstrainAttribute(
        .leading,
        to: .leading,
        of: layout.root,
        withMultiplier: 0.25,
        offset: 27,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[1].autoPinEdge(toSuperviewEdge: .left, withInset: 8).autoIdentify("rule \"70\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[1].autoConstrainAttribute(
        .marginTrailing,
        to: .marginTrailing,
        of: layout.views[0],
        withMultiplier: 2,
        offset: -5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[1].autoConstrainAttribute(
        .marginAxisVertical,
        to: .trailing,
        of: layout.guide,
        withMultiplier: 0.5,
        offset: 0.5
      ).goneConstant = 9
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[1].autoSetDimension(.width, toSize: 51.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[1].autoSetDimension(.height, toSize: 60.5, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[1].autoSetDimension(.height, toSize: 76)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 34.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .left, withInset: 39.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoConstrainAttribute(
        .marginTrailing,
        to: .marginTrailing,
        of: layout.root,
        withOffset: 20,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoConstrainAttribute(
        .baseline,
        to: .bottom,
        of: layout.root,
        withMultiplier: 0.25,
        offset: -2.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 191, relation: .lessThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 72).autoIdentify("rule \"1\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoMatch(
        .height,
        to: .height,
        of: layout.views[1],
        withMultiplier: 0.25,
        offset: 9.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[2].autoSetDimension(.height, toSize: 72.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 6.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoPinEdge(
        toSuperviewEdge: .leading,
        withInset: 19,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 17)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[3].autoPinEdge(
        toSuperviewEdge: .right,
        withInset: -25,
        relation: .lessThanOrEqual
      ).autoIdentify("rule \"61\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[3].autoMatch(
        .width,
        to: .width,
        of: layout.views[0],
        withOffset: -9,
        relation: .lessThanOrEqual
      ).autoIdentify("rule \"10\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[3].autoSetDimension(.width, toSize: 69)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[3].autoSetDimension(.height, toSize: 30.5).goneConstant = 0
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .top, withInset: 27).goneConstant = 3.5
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.views[4].autoPinEdge(toSuperviewEdge: .left, withInset: 1.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[4].autoConstrainAttribute(
        .bottom,
        to: .bottom,
        of: layout.views[0],
        withMultiplier: 2,
        offset: 23.5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[4].autoConstrainAttribute(
        .horizontal,
        to: .baseline,
        of: layout.views[1],
        withMultiplier: 0.5,
        offset: -4,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.views[4].autoSetDimension(.width, toSize: 28.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[4].autoMatch(
        .height,
        to: .width,
        of: layout.views[1],
        withOffset: 5,
        relation: .greaterThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[4].autoSetDimension(.height, toSize: 110, relation: .greaterThanOrEqual)
        .goneConstant = 9
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.views[4].autoSetDimension(.height, toSize: 46.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(659)) {
      layout.views[5].autoConstrainAttribute(
        .marginTop,
        to: .baseline,
        of: layout.views[2],
        withMultiplier: 2,
        offset: -1.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(636.5)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(644)) {
      layout.views[5].autoPinEdge(
        toSuperviewEdge: .left,
        withInset: layout.views[5].effectiveLayoutDirection == .rightToLeft ? 29 : 26
      ).goneConstant = 0
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(651.5)) {
      layout.views[5].autoSetDimension(.width, toSize: 84.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(629)) {
      layout.views[5].autoSetDimension(.width, toSize: 50.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(621.5)) {
      layout.views[5].autoSetDimension(.height, toSize: 72.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(606.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(614)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 25)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(599)) {
      layout.guide.autoSetDimension(.width, toSize: 47)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(591.5)) {
      layout.guide.autoSetDimension(.height, toSize: 58)
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import ConstraintKernel

extension PrintedAutoPin {
  static func random3(_ layout: RandomLayout) {
    LayoutConstraint.autoSetPriority(LayoutPriority(877.5)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .top, withInset: 19.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(885)) {
      layout.views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 22)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(870)) {
      layout.views[0].autoSetDimension(.width, toSize: 57)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(892.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 75)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(862.5)) {
      layout.views[0].autoSetDimension(.height, toSize: 78)
    }

    layout.views[1].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 4, left: 4, bottom: 4, right: 0),
      excludingEdge: .right
    )
    layout.views[1].autoPinEdge(
      toSuperviewEdge: .right,
      withInset: -(layout.views[1].effectiveLayoutDirection == .rightToLeft ? -3 : -4)
    )

    LayoutConstraint.autoSetPriority(LayoutPriority(825)) {
      layout.views[2].autoPinEdge(toSuperviewEdge: .top, withInset: 32)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(832.5)) {
      layout.views[2].autoPinEdge(
        toSuperviewEdge: .left,
        withInset: layout.views[2].effectiveLayoutDirection == .rightToLeft ? 34.5 : 33
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(847.5)) {
      layout.views[2].autoPinEdge(
        .trailing,
        to: .trailing,
        of: layout.views[0],
        withOffset: 7.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(855)) {
      layout.views[2].autoConstrainAttribute(
        .vertical,
        to: .vertical,
        of: layout.root,
        withMultiplier: 0.25,
        offset: 20,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(817.5)) {
      layout.views[2].autoSetDimension(.width, toSize: 29.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(840)) {
      layout.views[2].autoMatch(
        .height,
        to: .height,
        of: layout.root,
        withOffset: 29
      ).goneConstant = 6
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(810)) {
      layout.views[2].autoSetDimension(.height, toSize: 69.5)
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(765)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .top, withInset: 26)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(772.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .left, withInset: 12)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(787.5)) {
      layout.views[3].autoPinEdge(toSuperviewEdge: .trailing, withInset: -23.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(802.5)) {
      layout.views[3].autoMatch(
        .width,
        to: .width,
        of: layout.views[0],
        withMultiplier: 2,
        offset: 27.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(795)) {
      layout.views[3].autoMatch(
        .width,
        to: .width,
        of: layout.views[0],
        withOffset: 17,
        relation: .greaterThanOrEqual
      ).autoIdentify("rule \"92\"")
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(757.5)) {
      layout.views[3].autoSetDimension(.width, toSize: 57.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(780)) {
      layout.views[3].autoSetDimension(.height, toSize: 23.5, relation: .lessThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(749)) {
      layout.views[3].autoSetDimension(.height, toSize: 78.5)
    }

    layout.views[4].autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 2, left: 2, bottom: 2, right: 2)
    )

    LayoutConstraint.autoSetPriority(LayoutPriority(711.5)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .top, withInset: 34.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(719)) {
      layout.views[5].autoPinEdge(toSuperviewEdge: .left, withInset: 16.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(734)) {
      layout.views[5].autoConstrainAttribute(
        .bottom,
        to: .bottom,
        of: layout.views[4],
        withMultiplier: 0.25,
        offset: 21.5
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(741.5)) {
      layout.views[5].autoSetDimension(.width, toSize: 115, relation: .greaterThanOrEqual)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(704)) {
      layout.views[5].autoSetDimension(.width, toSize: 28.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(726.5)) {
      layout.views[5].autoMatch(
        .height,
        to: .width,
        of: layout.views[2],
        withMultiplier: 0.25,
        offset: 4.5,
        relation: .lessThanOrEqual
      )
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(696.5)) {
      layout.views[5].autoSetDimension(.height, toSize: 54).autoIdentify("rule \"99\"")
    }

    LayoutConstraint.autoSetPriority(LayoutPriority(681.5)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .top, withInset: 27.5)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(689)) {
      layout.guide.autoPinEdge(toSuperviewEdge: .left, withInset: 13)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(674)) {
      layout.guide.autoSetDimension(.width, toSize: 34)
    }
    LayoutConstraint.autoSetPriority(LayoutPriority(666.5)) {
      layout.guide.autoSetDimension(.height, toSize: 69.5)
    }
  }
}

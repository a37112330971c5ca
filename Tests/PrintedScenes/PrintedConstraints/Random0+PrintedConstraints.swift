// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random0(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = LayoutConstraint(
      item: layout.views[0],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 30
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 21
    )
    views0Left.priority = LayoutPriority(885)
    let views0Trailing = LayoutConstraint(
      item: layout.views[0],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .trailing,
      multiplier: 1,
      constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 27 : 25
    )
    views0Trailing.priority = LayoutPriority(892.5)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 22
    )
    views0Width.priority = LayoutPriority(870)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69
    )
    views0Height.priority = LayoutPriority(862.5)
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 36.5
    )
    views1Top.priority = LayoutPriority(825)
    views1Top.goneConstant = 0
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 19.5
    )
    views1Left.priority = LayoutPriority(832.5)
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 24
    )
    views1Width.priority = LayoutPriority(855)
    let views1Width2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 159.5
    )
    views1Width2.priority = LayoutPriority(847.5)
    let views1Width3 = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 35
    )
    views1Width3.priority = LayoutPriority(817.5)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 186.5
    )
    views1Height.priority = LayoutPriority(840)
    let views1Height2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 24
    )
    views1Height2.priority = LayoutPriority(810)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 2.5
    )
    views2Top.priority = LayoutPriority(780)
    views2Top.identifier = "rule \"25\""
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 24
    )
    views2Left.priority = LayoutPriority(787.5)
    let views2CenterXWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerXWithinMargins,
      relatedBy: .equal,
      toItem: layout.guide,
      attribute: .centerXWithinMargins,
      multiplier: 0.5,
      constant: -1
    )
    views2CenterXWithinMargins.priority = LayoutPriority(795)
    let views2CenterYWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerYWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerYWithinMargins,
      multiplier: 1,
      constant: -4.5
    )
    views2CenterYWithinMargins.priority = LayoutPriority(802.5)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 36
    )
    views2Width.priority = LayoutPriority(772.5)
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 21.5
    )
    views2Height.priority = LayoutPriority(765)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 26.5
    )
    views3Top.priority = LayoutPriority(734)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 3.5
    )
    views3Left.priority = LayoutPriority(741.5)
    let views3CenterYWithinMargins = LayoutConstraint(
      item: layout.views[3],
      attribute: .centerYWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerYWithinMargins,
      multiplier: 1,
      constant: 22.5
    )
    views3CenterYWithinMargins.priority = LayoutPriority(757.5)
    views3CenterYWithinMargins.goneConstant = 2
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 71.5
    )
    views3Width.priority = LayoutPriority(726.5)
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 192
    )
    views3Height.priority = LayoutPriority(749)
    views3Height.identifier = "rule \"35\""
    let views3Height2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    views3Height2.priority = LayoutPriority(719)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 39
    )
    views4Top.priority = LayoutPriority(674)
    views4Top.identifier = "rule \"16\""
    let views4LeftMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leftMargin,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 7 : 6
    )
    views4LeftMargin.priority = LayoutPriority(711.5)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 29.5
    )
    views4Left.priority = LayoutPriority(681.5)
    let views4Bottom = LayoutConstraint(
      item: layout.views[4],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .bottom,
      multiplier: 0.25,
      constant: 21.5
    )
    views4Bottom.priority = LayoutPriority(704)
    let views4CenterXWithinMargins = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerXWithinMargins,
      multiplier: 0.25,
      constant: 25.5
    )
    views4CenterXWithinMargins.priority = LayoutPriority(689)
    views4CenterXWithinMargins.goneConstant = 4
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 49.5
    )
    views4Width.priority = LayoutPriority(666.5)
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .width,
      multiplier: 0.25,
      constant: 4.5
    )
    views4Height.priority = LayoutPriority(696.5)
    let views4Height2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 79
    )
    views4Height2.priority = LayoutPriority(659)
    let views5Bottom = LayoutConstraint(
      item: layout.views[5],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .bottom,
      multiplier: 1,
      constant: -6.5
    )
    views5Bottom.identifier = "rule \"38\""
    views5Bottom.goneConstant = 4
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 34.5
    )
    guideTop.priority = LayoutPriority(644)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
    )
    guideLeft.priority = LayoutPriority(651.5)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63.5
    )
    guideWidth.priority = LayoutPriority(636.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 65
    )
    guideHeight.priority = LayoutPriority(629)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Trailing,
      views0Width,
      views0Height,
      views1Top,
      views1Left,
      views1Width,
      views1Width2,
      views1Width3,
      views1Height,
      views1Height2,
      views2Top,
      views2Left,
      views2CenterXWithinMargins,
      views2CenterYWithinMargins,
      views2Width,
      views2Height,
      views3Top,
      views3Left,
      views3CenterYWithinMargins,
      views3Width,
      views3Height,
      views3Height2,
      views4Top,
      views4LeftMargin,
      views4Left,
      views4Bottom,
      views4CenterXWithinMargins,
      views4Width,
      views4Height,
      views4Height2,
      LayoutConstraint(
        item: layout.views[5],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .top,
        multiplier: 1,
        constant: 6.5
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .left,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .left,
        multiplier: 1,
        constant: 6.5
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .right,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .right,
        multiplier: 1,
        constant: -6.5
      ),
      views5Bottom,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random5(_ layout: RandomLayout) {
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
      constant: 35.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 31.5
    )
    views0Left.priority = LayoutPriority(885)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 26.5
    )
    views0Width.priority = LayoutPriority(870)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 196
    )
    views0Height.priority = LayoutPriority(892.5)
    views0Height.goneConstant = 2.5
    let views0Height2 = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 46.5
    )
    views0Height2.priority = LayoutPriority(862.5)
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 12.5
    )
    views1Top.priority = LayoutPriority(832.5)
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 9
    )
    views1Left.priority = LayoutPriority(840)
    let views1CenterXWithinMargins = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 0
    )
    views1CenterXWithinMargins.priority = LayoutPriority(847.5)
    let views1FirstBaseline = LayoutConstraint(
      item: layout.views[1],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .firstBaseline,
      multiplier: 1,
      constant: -0.5
    )
    views1FirstBaseline.priority = LayoutPriority(855)
    views1FirstBaseline.goneConstant = 8.5
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 62.5
    )
    views1Width.priority = LayoutPriority(825)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 73.5
    )
    views1Height.priority = LayoutPriority(817.5)
    let views2Bottom = LayoutConstraint(
      item: layout.views[2],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 1,
      constant: -2
    )
    views2Bottom.identifier = "rule \"92\""
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 14.5
    )
    views3Top.priority = LayoutPriority(772.5)
    let views3Leading = LayoutConstraint(
      item: layout.views[3],
      attribute: .leading,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerX,
      multiplier: 0.25,
      constant: 13.5
    )
    views3Leading.priority = LayoutPriority(787.5)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 32.5
    )
    views3Left.priority = LayoutPriority(780)
    views3Left.goneConstant = 2
    let views3Bottom = LayoutConstraint(
      item: layout.views[3],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .centerY,
      multiplier: 1,
      constant: 5
    )
    views3Bottom.priority = LayoutPriority(810)
    let views3Bottom2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .bottom,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .bottom,
      multiplier: 1,
      constant: 8.5
    )
    views3Bottom2.priority = LayoutPriority(795)
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .width,
      multiplier: 0.5,
      constant: 6
    )
    views3Width.priority = LayoutPriority(802.5)
    views3Width.identifier = "rule \"71\""
    let views3Width2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 72
    )
    views3Width2.priority = LayoutPriority(765)
    views3Width2.identifier = "rule \"35\""
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63.5
    )
    views3Height.priority = LayoutPriority(757.5)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 10.5
    )
    views4Top.priority = LayoutPriority(726.5)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views4Left.priority = LayoutPriority(734)
    views4Left.identifier = "rule \"30\""
    let views4FirstBaseline = LayoutConstraint(
      item: layout.views[4],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 0.5,
      constant: 27
    )
    views4FirstBaseline.priority = LayoutPriority(749)
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 68.5
    )
    views4Width.priority = LayoutPriority(741.5)
    let views4Width2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 43
    )
    views4Width2.priority = LayoutPriority(719)
    views4Width2.identifier = "rule \"19\""
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 71.5
    )
    views4Height.priority = LayoutPriority(711.5)
    let views5Top = LayoutConstraint(
      item: layout.views[5],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .top,
      multiplier: 1,
      constant: 27.5
    )
    views5Top.priority = LayoutPriority(681.5)
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: 13
    )
    views5Left.priority = LayoutPriority(689)
    let views5CenterY = LayoutConstraint(
      item: layout.views[5],
      attribute: .centerY,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .top,
      multiplier: 1,
      constant: 14.5
    )
    views5CenterY.priority = LayoutPriority(704)
    let views5Width = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 34
    )
    views5Width.priority = LayoutPriority(674)
    let views5Height = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[5],
      attribute: .width,
      multiplier: 1,
      constant: 4
    )
    views5Height.priority = LayoutPriority(696.5)
    views5Height.identifier = "rule \"99\""
    let views5Height2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    views5Height2.priority = LayoutPriority(666.5)
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 9.5
    )
    guideTop.priority = LayoutPriority(651.5)
    guideTop.identifier = "rule \"38\""
    guideTop.goneConstant = 4
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 3
    )
    guideLeft.priority = LayoutPriority(659)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 67.5
    )
    guideWidth.priority = LayoutPriority(644)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 32.5
    )
    guideHeight.priority = LayoutPriority(636.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Width,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1CenterXWithinMargins,
      views1FirstBaseline,
      views1Width,
      views1Height,
      LayoutConstraint(
        item: layout.views[2],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .top,
        multiplier: 1,
        constant: 4.5
      ),
      LayoutConstraint(
        item: layout.views[2],
        attribute: .left,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .left,
        multiplier: 1,
        constant: 1.5
      ),
      LayoutConstraint(
        item: layout.views[2],
        attribute: .right,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .right,
        multiplier: 1,
        constant: -12
      ),
      views2Bottom,
      views3Top,
      views3Leading,
      views3Left,
      views3Bottom,
      views3Bottom2,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4FirstBaseline,
      views4Width,
      views4Width2,
      views4Height,
      views5Top,
      views5Left,
      views5CenterY,
      views5Width,
      views5Height,
      views5Height2,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

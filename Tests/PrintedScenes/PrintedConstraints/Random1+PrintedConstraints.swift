// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random1(_ layout: RandomLayout) {
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
      constant: 18
    )
    views0Top.priority = LayoutPriority(870)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 34.5
    )
    views0Left.priority = LayoutPriority(877.5)
    let views0Right = LayoutConstraint(
      item: layout.views[0],
      attribute: .right,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .right,
      multiplier: 1,
      constant: 12.5
    )
    views0Right.priority = LayoutPriority(885)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 27.5
    )
    views0Width.priority = LayoutPriority(862.5)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.guide,
      attribute: .height,
      multiplier: 0.5,
      constant: 5
    )
    views0Height.priority = LayoutPriority(892.5)
    views0Height.identifier = "rule \"22\""
    let views0Height2 = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 24
    )
    views0Height2.priority = LayoutPriority(855)
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 22
    )
    views1Top.priority = LayoutPriority(825)
    views1Top.identifier = "rule \"92\""
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 4.5
    )
    views1Left.priority = LayoutPriority(832.5)
    let views1Bottom = LayoutConstraint(
      item: layout.views[1],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .firstBaseline,
      multiplier: 1,
      constant: 8.5
    )
    views1Bottom.priority = LayoutPriority(847.5)
    views1Bottom.identifier = "rule \"48\""
    let views1CenterX = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerX,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 0.25,
      constant: 20
    )
    views1CenterX.priority = LayoutPriority(840)
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 21.5
    )
    views1Width.priority = LayoutPriority(817.5)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 72
    )
    views1Height.priority = LayoutPriority(810)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 14.5
    )
    views2Top.priority = LayoutPriority(765)
    let views2Leading = LayoutConstraint(
      item: layout.views[2],
      attribute: .leading,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerX,
      multiplier: 0.25,
      constant: 13.5
    )
    views2Leading.priority = LayoutPriority(780)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 32.5
    )
    views2Left.priority = LayoutPriority(772.5)
    views2Left.goneConstant = 2
    let views2Bottom = LayoutConstraint(
      item: layout.views[2],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .centerY,
      multiplier: 1,
      constant: 5
    )
    views2Bottom.priority = LayoutPriority(802.5)
    let views2Bottom2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .bottom,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 1,
      constant: 8.5
    )
    views2Bottom2.priority = LayoutPriority(787.5)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .width,
      multiplier: 0.5,
      constant: 6
    )
    views2Width.priority = LayoutPriority(795)
    views2Width.identifier = "rule \"71\""
    let views2Width2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 72
    )
    views2Width2.priority = LayoutPriority(757.5)
    views2Width2.identifier = "rule \"35\""
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63.5
    )
    views2Height.priority = LayoutPriority(749)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 10.5
    )
    views3Top.priority = LayoutPriority(719)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views3Left.priority = LayoutPriority(726.5)
    views3Left.identifier = "rule \"30\""
    let views3FirstBaseline = LayoutConstraint(
      item: layout.views[3],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 0.5,
      constant: 27
    )
    views3FirstBaseline.priority = LayoutPriority(741.5)
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 68.5
    )
    views3Width.priority = LayoutPriority(734)
    let views3Width2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 43
    )
    views3Width2.priority = LayoutPriority(711.5)
    views3Width2.identifier = "rule \"19\""
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 71.5
    )
    views3Height.priority = LayoutPriority(704)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 27.5
    )
    views4Top.priority = LayoutPriority(674)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 13
    )
    views4Left.priority = LayoutPriority(681.5)
    let views4CenterY = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerY,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .top,
      multiplier: 1,
      constant: 14.5
    )
    views4CenterY.priority = LayoutPriority(696.5)
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 34
    )
    views4Width.priority = LayoutPriority(666.5)
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .width,
      multiplier: 1,
      constant: 4
    )
    views4Height.priority = LayoutPriority(689)
    views4Height.identifier = "rule \"99\""
    let views4Height2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    views4Height2.priority = LayoutPriority(659)
    let views5Top = LayoutConstraint(
      item: layout.views[5],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .top,
      multiplier: 1,
      constant: 32.5
    )
    views5Top.priority = LayoutPriority(614)
    views5Top.identifier = "rule \"18\""
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: 4
    )
    views5Left.priority = LayoutPriority(621.5)
    let views5Trailing = LayoutConstraint(
      item: layout.views[5],
      attribute: .trailing,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[2],
      attribute: .trailing,
      multiplier: 1,
      constant: 26
    )
    views5Trailing.priority = LayoutPriority(636.5)
    let views5Bottom = LayoutConstraint(
      item: layout.views[5],
      attribute: .bottom,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[2],
      attribute: .bottom,
      multiplier: 1,
      constant: -6
    )
    views5Bottom.priority = LayoutPriority(651.5)
    let views5FirstBaseline = LayoutConstraint(
      item: layout.views[5],
      attribute: .firstBaseline,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .firstBaseline,
      multiplier: 1,
      constant: 7.5
    )
    views5FirstBaseline.priority = LayoutPriority(629)
    let views5Width = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .width,
      multiplier: 0.5,
      constant: 24.5
    )
    views5Width.priority = LayoutPriority(644)
    let views5Width2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69
    )
    views5Width2.priority = LayoutPriority(606.5)
    let views5Height = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63
    )
    views5Height.priority = LayoutPriority(599)
    views5Height.identifier = "rule \"36\""
    views5Height.goneConstant = 1
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 30.5
    )
    guideTop.priority = LayoutPriority(584)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 22.5
    )
    guideLeft.priority = LayoutPriority(591.5)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 37
    )
    guideWidth.priority = LayoutPriority(576.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 70.5
    )
    guideHeight.priority = LayoutPriority(569)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Right,
      views0Width,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1Bottom,
      views1CenterX,
      views1Width,
      views1Height,
      views2Top,
      views2Leading,
      views2Left,
      views2Bottom,
      views2Bottom2,
      views2Width,
      views2Width2,
      views2Height,
      views3Top,
      views3Left,
      views3FirstBaseline,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4CenterY,
      views4Width,
      views4Height,
      views4Height2,
      views5Top,
      views5Left,
      views5Trailing,
      views5Bottom,
      views5FirstBaseline,
      views5Width,
      views5Width2,
      views5Height,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random3(_ layout: RandomLayout) {
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
      constant: 30.5
    )
    views0Top.priority = LayoutPriority(855)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 23
    )
    views0Left.priority = LayoutPriority(862.5)
    let views0CenterY = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerY,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 2,
      constant: -7.5
    )
    views0CenterY.priority = LayoutPriority(892.5)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .width,
      multiplier: 0.25,
      constant: 1
    )
    views0Width.priority = LayoutPriority(885)
    let views0Width2 = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 174
    )
    views0Width2.priority = LayoutPriority(877.5)
    views0Width2.identifier = "rule \"50\""
    let views0Width3 = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 23.5
    )
    views0Width3.priority = LayoutPriority(847.5)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .width,
      multiplier: 2,
      constant: 24.5
    )
    views0Height.priority = LayoutPriority(870)
    let views0Height2 = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 55
    )
    views0Height2.priority = LayoutPriority(840)
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 25
    )
    views1Top.priority = LayoutPriority(802.5)
    views1Top.identifier = "rule \"15\""
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 8.5
    )
    views1Left.priority = LayoutPriority(810)
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 116
    )
    views1Width.priority = LayoutPriority(825)
    views1Width.goneConstant = 5
    let views1Width2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 120.5
    )
    views1Width2.priority = LayoutPriority(817.5)
    let views1Width3 = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 65.5
    )
    views1Width3.priority = LayoutPriority(795)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 31.5
    )
    views1Height.priority = LayoutPriority(832.5)
    let views1Height2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 41
    )
    views1Height2.priority = LayoutPriority(787.5)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 19
    )
    views2Top.priority = LayoutPriority(749)
    let views2LeftMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .leftMargin,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .leftMargin,
      multiplier: 2,
      constant: 7.5
    )
    views2LeftMargin.priority = LayoutPriority(772.5)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 2
    )
    views2Left.priority = LayoutPriority(757.5)
    let views2Trailing = LayoutConstraint(
      item: layout.views[2],
      attribute: .trailing,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .trailing,
      multiplier: 0.25,
      constant: 16.5
    )
    views2Trailing.priority = LayoutPriority(765)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 54.5
    )
    views2Width.priority = LayoutPriority(741.5)
    views2Width.identifier = "rule \"0\""
    views2Width.goneConstant = 0.5
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.guide,
      attribute: .height,
      multiplier: 0.25,
      constant: 19
    )
    views2Height.priority = LayoutPriority(780)
    let views2Height2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 50.5
    )
    views2Height2.priority = LayoutPriority(734)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 16.5
    )
    views3Top.priority = LayoutPriority(704)
    let views3LeftMargin = LayoutConstraint(
      item: layout.views[3],
      attribute: .leftMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .leftMargin,
      multiplier: 0.25,
      constant: 28.5
    )
    views3LeftMargin.priority = LayoutPriority(726.5)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 24.5
    )
    views3Left.priority = LayoutPriority(711.5)
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 72
    )
    views3Width.priority = LayoutPriority(696.5)
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 16.5
    )
    views3Height.priority = LayoutPriority(719)
    let views3Height2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 40.5
    )
    views3Height2.priority = LayoutPriority(689)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 36.5
    )
    views4Top.priority = LayoutPriority(644)
    let views4Leading = LayoutConstraint(
      item: layout.views[4],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leading,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 33 : 29
    )
    views4Leading.priority = LayoutPriority(681.5)
    views4Leading.identifier = "rule \"0\""
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 24
    )
    views4Left.priority = LayoutPriority(651.5)
    views4Left.identifier = "rule \"76\""
    let views4CenterY = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerY,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerY,
      multiplier: 1,
      constant: 13
    )
    views4CenterY.priority = LayoutPriority(666.5)
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .width,
      multiplier: 1,
      constant: 2.5
    )
    views4Width.priority = LayoutPriority(659)
    let views4Width2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 52
    )
    views4Width2.priority = LayoutPriority(636.5)
    views4Width2.identifier = "rule \"38\""
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 99.5
    )
    views4Height.priority = LayoutPriority(674)
    let views4Height2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 44.5
    )
    views4Height2.priority = LayoutPriority(629)
    let views5Top = LayoutConstraint(
      item: layout.views[5],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .top,
      multiplier: 1,
      constant: 12.5
    )
    views5Top.priority = LayoutPriority(584)
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: 30.5
    )
    views5Left.priority = LayoutPriority(591.5)
    let views5TrailingMargin = LayoutConstraint(
      item: layout.views[5],
      attribute: .trailingMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .trailingMargin,
      multiplier: 1,
      constant: 25
    )
    views5TrailingMargin.priority = LayoutPriority(614)
    let views5FirstBaseline = LayoutConstraint(
      item: layout.views[5],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .firstBaseline,
      multiplier: 0.5,
      constant: 23
    )
    views5FirstBaseline.priority = LayoutPriority(621.5)
    let views5FirstBaseline2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .firstBaseline,
      relatedBy: .equal,
      toItem: layout.guide,
      attribute: .firstBaseline,
      multiplier: 1,
      constant: 21
    )
    views5FirstBaseline2.priority = LayoutPriority(606.5)
    let views5Width = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 21.5
    )
    views5Width.priority = LayoutPriority(576.5)
    let views5Height = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[3],
      attribute: .height,
      multiplier: 1,
      constant: 15.5
    )
    views5Height.priority = LayoutPriority(599)
    let views5Height2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63.5
    )
    views5Height2.priority = LayoutPriority(569)
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 32.5
    )
    guideTop.priority = LayoutPriority(554)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 8
    )
    guideLeft.priority = LayoutPriority(561.5)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 27.5
    )
    guideWidth.priority = LayoutPriority(546.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 59
    )
    guideHeight.priority = LayoutPriority(539)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterY,
      views0Width,
      views0Width2,
      views0Width3,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1Width,
      views1Width2,
      views1Width3,
      views1Height,
      views1Height2,
      views2Top,
      views2LeftMargin,
      views2Left,
      views2Trailing,
      views2Width,
      views2Height,
      views2Height2,
      views3Top,
      views3LeftMargin,
      views3Left,
      views3Width,
      views3Height,
      views3Height2,
      views4Top,
      views4Leading,
      views4Left,
      views4CenterY,
      views4Width,
      views4Width2,
      views4Height,
      views4Height2,
      views5Top,
      views5Left,
      views5TrailingMargin,
      views5FirstBaseline,
      views5FirstBaseline2,
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

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random4(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 31.5
    )
    views1Top.priority = LayoutPriority(862.5)
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 18.5
    )
    views1Left.priority = LayoutPriority(870)
    views1Left.identifier = "rule \"48\""
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 50
    )
    views1Width.priority = LayoutPriority(855)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 61
    )
    views1Height.priority = LayoutPriority(892.5)
    let views1Height2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 182
    )
    views1Height2.priority = LayoutPriority(885)
    let views1Height3 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 59
    )
    views1Height3.priority = LayoutPriority(877.5)
    let views1Height4 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 29
    )
    views1Height4.priority = LayoutPriority(847.5)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 9
    )
    views2Top.priority = LayoutPriority(802.5)
    let views2Leading = LayoutConstraint(
      item: layout.views[2],
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .leading,
      multiplier: 1,
      constant: 26
    )
    views2Leading.priority = LayoutPriority(832.5)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 19.5
    )
    views2Left.priority = LayoutPriority(810)
    let views2CenterY = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerY,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .centerY,
      multiplier: 1,
      constant: -5
    )
    views2CenterY.priority = LayoutPriority(817.5)
    let views2LastBaseline = LayoutConstraint(
      item: layout.views[2],
      attribute: .lastBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .lastBaseline,
      multiplier: 0.25,
      constant: 6.5
    )
    views2LastBaseline.priority = LayoutPriority(825)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 39.5
    )
    views2Width.priority = LayoutPriority(795)
    views2Width.identifier = "rule \"8\""
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .height,
      multiplier: 2,
      constant: 16.5
    )
    views2Height.priority = LayoutPriority(840)
    let views2Height2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 66
    )
    views2Height2.priority = LayoutPriority(787.5)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .lastBaseline,
      multiplier: 2,
      constant: 25
    )
    views3Top.priority = LayoutPriority(772.5)
    let views3Top2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 26.5
    )
    views3Top2.priority = LayoutPriority(749)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 6
    )
    views3Left.priority = LayoutPriority(765)
    let views3Left2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 3.5
    )
    views3Left2.priority = LayoutPriority(757.5)
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 71.5
    )
    views3Width.priority = LayoutPriority(741.5)
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 1.5
    )
    views3Height.priority = LayoutPriority(780)
    let views3Height2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    views3Height2.priority = LayoutPriority(734)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 39
    )
    views4Top.priority = LayoutPriority(689)
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
    views4LeftMargin.priority = LayoutPriority(726.5)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 29.5
    )
    views4Left.priority = LayoutPriority(696.5)
    let views4Bottom = LayoutConstraint(
      item: layout.views[4],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .bottom,
      multiplier: 0.25,
      constant: 21.5
    )
    views4Bottom.priority = LayoutPriority(719)
    let views4CenterXWithinMargins = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerXWithinMargins,
      multiplier: 0.25,
      constant: 25.5
    )
    views4CenterXWithinMargins.priority = LayoutPriority(704)
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
    views4Width.priority = LayoutPriority(681.5)
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .width,
      multiplier: 0.25,
      constant: 4.5
    )
    views4Height.priority = LayoutPriority(711.5)
    let views4Height2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 79
    )
    views4Height2.priority = LayoutPriority(674)
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
    guideTop.priority = LayoutPriority(659)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
    )
    guideLeft.priority = LayoutPriority(666.5)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63.5
    )
    guideWidth.priority = LayoutPriority(651.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 65
    )
    guideHeight.priority = LayoutPriority(644)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: layout.views[0],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: layout.views[0],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .leading,
        multiplier: 1,
        constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 21.5 : 17.5
      ),
      LayoutConstraint(
        item: layout.views[0],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -2
      ),
      LayoutConstraint(
        item: layout.views[0],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -12
      ),
      views1Top,
      views1Left,
      views1Width,
      views1Height,
      views1Height2,
      views1Height3,
      views1Height4,
      views2Top,
      views2Leading,
      views2Left,
      views2CenterY,
      views2LastBaseline,
      views2Width,
      views2Height,
      views2Height2,
      views3Top,
      views3Top2,
      views3Left,
      views3Left2,
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

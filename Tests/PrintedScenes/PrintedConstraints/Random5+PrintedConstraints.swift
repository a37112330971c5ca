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
    let views0Leading = LayoutConstraint(
      item: layout.views[0],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .leading,
      multiplier: 1,
      constant: 0
    )
    views0Leading.goneConstant = 3.5
    let views1Top = LayoutConstraint(
      item: layout.views[1],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 2
    )
    views1Top.priority = LayoutPriority(855)
    let views1Leading = LayoutConstraint(
      item: layout.views[1],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 4.5
    )
    views1Leading.priority = LayoutPriority(885)
    let views1Left = LayoutConstraint(
      item: layout.views[1],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 15.5
    )
    views1Left.priority = LayoutPriority(862.5)
    views1Left.identifier = "rule \"42\""
    views1Left.goneConstant = 0
    let views1Bottom = LayoutConstraint(
      item: layout.views[1],
      attribute: .bottom,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerY,
      multiplier: 0.25,
      constant: 0
    )
    views1Bottom.priority = LayoutPriority(877.5)
    let views1CenterY = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerY,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.guide,
      attribute: .bottom,
      multiplier: 0.25,
      constant: 17
    )
    views1CenterY.priority = LayoutPriority(892.5)
    let views1Width = LayoutConstraint(
      item: layout.views[1],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 57
    )
    views1Width.priority = LayoutPriority(847.5)
    let views1Height = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .height,
      multiplier: 0.5,
      constant: 8
    )
    views1Height.priority = LayoutPriority(870)
    let views1Height2 = LayoutConstraint(
      item: layout.views[1],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 25.5
    )
    views1Height2.priority = LayoutPriority(840)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 33
    )
    views2Top.priority = LayoutPriority(810)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 36.5
    )
    views2Left.priority = LayoutPriority(817.5)
    views2Left.identifier = "rule \"79\""
    let views2CenterX = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerX,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 1,
      constant: 19.5
    )
    views2CenterX.priority = LayoutPriority(832.5)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 153.5
    )
    views2Width.priority = LayoutPriority(825)
    let views2Width2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 32
    )
    views2Width2.priority = LayoutPriority(802.5)
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 21.5
    )
    views2Height.priority = LayoutPriority(795)
    views2Height.identifier = "rule \"65\""
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 30.5
    )
    views3Top.priority = LayoutPriority(749)
    views3Top.identifier = "rule \"29\""
    let views3Leading = LayoutConstraint(
      item: layout.views[3],
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[2],
      attribute: .trailing,
      multiplier: 0.25,
      constant: -6.5
    )
    views3Leading.priority = LayoutPriority(765)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 22
    )
    views3Left.priority = LayoutPriority(757.5)
    let views3FirstBaseline = LayoutConstraint(
      item: layout.views[3],
      attribute: .firstBaseline,
      relatedBy: .equal,
      toItem: layout.guide,
      attribute: .firstBaseline,
      multiplier: 1,
      constant: 5
    )
    views3FirstBaseline.priority = LayoutPriority(787.5)
    let views3LastBaseline = LayoutConstraint(
      item: layout.views[3],
      attribute: .lastBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .lastBaseline,
      multiplier: 1,
      constant: 19
    )
    views3LastBaseline.priority = LayoutPriority(780)
    views3LastBaseline.goneConstant = 5
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 121.5
    )
    views3Width.priority = LayoutPriority(772.5)
    let views3Width2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 50.5
    )
    views3Width2.priority = LayoutPriority(741.5)
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 20
    )
    views3Height.priority = LayoutPriority(734)
    views3Height.goneConstant = 8.5
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 33.5
    )
    views4Top.priority = LayoutPriority(689)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerX,
      multiplier: 1,
      constant: 12
    )
    views4Left.priority = LayoutPriority(711.5)
    let views4Left2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 27.5
    )
    views4Left2.priority = LayoutPriority(696.5)
    let views4Trailing = LayoutConstraint(
      item: layout.views[4],
      attribute: .trailing,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .trailing,
      multiplier: 1,
      constant: 17.5
    )
    views4Trailing.priority = LayoutPriority(719)
    let views4CenterXWithinMargins = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 2,
      constant: -9.5
    )
    views4CenterXWithinMargins.priority = LayoutPriority(704)
    views4CenterXWithinMargins.identifier = "rule \"58\""
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .width,
      multiplier: 1,
      constant: 8.5
    )
    views4Width.priority = LayoutPriority(726.5)
    let views4Width2 = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 23.5
    )
    views4Width2.priority = LayoutPriority(681.5)
    views4Width2.identifier = "rule \"24\""
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 79
    )
    views4Height.priority = LayoutPriority(674)
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 37.5
    )
    guideTop.priority = LayoutPriority(659)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 7.5
    )
    guideLeft.priority = LayoutPriority(666.5)
    guideLeft.goneConstant = 4
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 77
    )
    guideWidth.priority = LayoutPriority(651.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 76
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
      views0Leading,
      LayoutConstraint(
        item: layout.views[0],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: layout.views[0],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      views1Top,
      views1Leading,
      views1Left,
      views1Bottom,
      views1CenterY,
      views1Width,
      views1Height,
      views1Height2,
      views2Top,
      views2Left,
      views2CenterX,
      views2Width,
      views2Width2,
      views2Height,
      views3Top,
      views3Leading,
      views3Left,
      views3FirstBaseline,
      views3LastBaseline,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4Left2,
      views4Trailing,
      views4CenterXWithinMargins,
      views4Width,
      views4Width2,
      views4Height,
      LayoutConstraint(
        item: layout.views[5],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .top,
        multiplier: 1,
        constant: 3.5
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .leading,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .trailing,
        multiplier: 1,
        constant: -1.5
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .bottom,
        multiplier: 1,
        constant: -14.5
      ),
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

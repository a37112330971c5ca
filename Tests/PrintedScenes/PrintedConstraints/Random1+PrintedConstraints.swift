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
      constant: 29.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 14
    )
    views0Left.priority = LayoutPriority(885)
    let views0CenterXWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 5.5
    )
    views0CenterXWithinMargins.priority = LayoutPriority(892.5)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 51.5
    )
    views0Width.priority = LayoutPriority(870)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 45.5
    )
    views0Height.priority = LayoutPriority(862.5)
    views0Height.goneConstant = 6
    let views1Leading = LayoutConstraint(
      item: layout.views[1],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .leading,
      multiplier: 1,
      constant: 0.5
    )
    views1Leading.goneConstant = 9
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 28
    )
    views2Top.priority = LayoutPriority(817.5)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .right,
      multiplier: 2,
      constant: 14
    )
    views2Left.priority = LayoutPriority(840)
    let views2Left2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 11
    )
    views2Left2.priority = LayoutPriority(825)
    let views2CenterXWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 1,
      constant: 12.5
    )
    views2CenterXWithinMargins.priority = LayoutPriority(855)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .width,
      multiplier: 1,
      constant: 23
    )
    views2Width.priority = LayoutPriority(847.5)
    let views2Width2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .width,
      multiplier: 0.25,
      constant: -2.5
    )
    views2Width2.priority = LayoutPriority(832.5)
    let views2Width3 = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 48
    )
    views2Width3.priority = LayoutPriority(810)
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 33
    )
    views2Height.priority = LayoutPriority(802.5)
    views2Height.identifier = "rule \"16\""
    let views3Right = LayoutConstraint(
      item: layout.views[3],
      attribute: .right,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .right,
      multiplier: 1,
      constant: -7
    )
    views3Right.identifier = "rule \"47\""
    let views4TopMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .topMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .topMargin,
      multiplier: 1,
      constant: 19
    )
    views4TopMargin.priority = LayoutPriority(780)
    let views4Top = LayoutConstraint(
      item: layout.views[4],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 1,
      constant: 31
    )
    views4Top.priority = LayoutPriority(765)
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: 26
    )
    views4Left.priority = LayoutPriority(772.5)
    views4Left.identifier = "rule \"34\""
    let views4TrailingMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .trailingMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .trailingMargin,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 14 : 11.5
    )
    views4TrailingMargin.priority = LayoutPriority(795)
    let views4Bottom = LayoutConstraint(
      item: layout.views[4],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .bottom,
      multiplier: 1,
      constant: 26
    )
    views4Bottom.priority = LayoutPriority(787.5)
    let views4Width = LayoutConstraint(
      item: layout.views[4],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 54.5
    )
    views4Width.priority = LayoutPriority(757.5)
    let views4Height = LayoutConstraint(
      item: layout.views[4],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 38
    )
    views4Height.priority = LayoutPriority(749)
    let views5Leading = LayoutConstraint(
      item: layout.views[5],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .leading,
      multiplier: 1,
      constant: 10
    )
    views5Leading.identifier = "rule \"83\""
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 25
    )
    guideTop.priority = LayoutPriority(734)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 27
    )
    guideLeft.priority = LayoutPriority(741.5)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 62.5
    )
    guideWidth.priority = LayoutPriority(726.5)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 79.5
    )
    guideHeight.priority = LayoutPriority(719)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterXWithinMargins,
      views0Width,
      views0Height,
      LayoutConstraint(
        item: layout.views[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .top,
        multiplier: 1,
        constant: 0.5
      ),
      views1Leading,
      LayoutConstraint(
        item: layout.views[1],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -0.5
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -0.5
      ),
      views2Top,
      views2Left,
      views2Left2,
      views2CenterXWithinMargins,
      views2Width,
      views2Width2,
      views2Width3,
      views2Height,
      LayoutConstraint(
        item: layout.views[3],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .top,
        multiplier: 1,
        constant: 7
      ),
      LayoutConstraint(
        item: layout.views[3],
        attribute: .left,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .left,
        multiplier: 1,
        constant: 7
      ),
      views3Right,
      LayoutConstraint(
        item: layout.views[3],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .bottom,
        multiplier: 1,
        constant: -7
      ),
      views4TopMargin,
      views4Top,
      views4Left,
      views4TrailingMargin,
      views4Bottom,
      views4Width,
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
      views5Leading,
      LayoutConstraint(
        item: layout.views[5],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .trailing,
        multiplier: 1,
        constant: -5
      ),
      LayoutConstraint(
        item: layout.views[5],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[2],
        attribute: .bottom,
        multiplier: 1,
        constant: -13.5
      ),
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

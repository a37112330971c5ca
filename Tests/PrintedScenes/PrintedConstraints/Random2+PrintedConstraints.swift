// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedConstraints {
  static func random2(_ layout: RandomLayout) {
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
      constant: 36.5
    )
    views0Top.priority = LayoutPriority(862.5)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 0
    )
    views0Left.priority = LayoutPriority(870)
    let views0CenterXWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 17
    )
    views0CenterXWithinMargins.priority = LayoutPriority(877.5)
    let views0CenterYWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerYWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .lastBaseline,
      multiplier: 0.25,
      constant: 28.5
    )
    views0CenterYWithinMargins.priority = LayoutPriority(892.5)
    let views0LastBaseline = LayoutConstraint(
      item: layout.views[0],
      attribute: .lastBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 1,
      constant: -8
    )
    views0LastBaseline.priority = LayoutPriority(885)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 48.5
    )
    views0Width.priority = LayoutPriority(855)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 37
    )
    views0Height.priority = LayoutPriority(847.5)
    let views2TopMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .topMargin,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 1,
      constant: 21
    )
    views2TopMargin.priority = LayoutPriority(817.5)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 26
    )
    views2Top.priority = LayoutPriority(802.5)
    let views2LeftMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leftMargin,
      multiplier: 1,
      constant: 12.5
    )
    views2LeftMargin.priority = LayoutPriority(840)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 6
    )
    views2Left.priority = LayoutPriority(810)
    views2Left.goneConstant = 4
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 63
    )
    views2Width.priority = LayoutPriority(795)
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 24.5
    )
    views2Height.priority = LayoutPriority(832.5)
    views2Height.identifier = "rule \"42\""
    let views2Height2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .height,
      multiplier: 1,
      constant: 29
    )
    views2Height2.priority = LayoutPriority(825)
    let views2Height3 = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 48
    )
    views2Height3.priority = LayoutPriority(787.5)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 7.5
    )
    views3Top.identifier = "rule \"13\""
    let views4Trailing = LayoutConstraint(
      item: layout.views[4],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .trailing,
      multiplier: 1,
      constant: -4
    )
    views4Trailing.identifier = "rule \"2\""
    let views5Top = LayoutConstraint(
      item: layout.views[5],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .top,
      multiplier: 1,
      constant: 19.5
    )
    views5Top.priority = LayoutPriority(757.5)
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[3],
      attribute: .left,
      multiplier: 0.25,
      constant: 3
    )
    views5Left.priority = LayoutPriority(780)
    let views5Left2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: 14.5
    )
    views5Left2.priority = LayoutPriority(765)
    views5Left2.goneConstant = 0.5
    let views5Width = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[2],
      attribute: .height,
      multiplier: 2,
      constant: 14
    )
    views5Width.priority = LayoutPriority(772.5)
    let views5Width2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 75
    )
    views5Width2.priority = LayoutPriority(749)
    let views5Height = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 58
    )
    views5Height.priority = LayoutPriority(741.5)
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 2
    )
    guideTop.priority = LayoutPriority(726.5)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 8
    )
    guideLeft.priority = LayoutPriority(734)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 27.5
    )
    guideWidth.priority = LayoutPriority(719)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 67
    )
    guideHeight.priority = LayoutPriority(711.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterXWithinMargins,
      views0CenterYWithinMargins,
      views0LastBaseline,
      views0Width,
      views0Height,
      LayoutConstraint(
        item: layout.views[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .top,
        multiplier: 1,
        constant: 19
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .leading,
        multiplier: 1,
        constant: 17.5
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -18.5
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -8
      ),
      views2TopMargin,
      views2Top,
      views2LeftMargin,
      views2Left,
      views2Width,
      views2Height,
      views2Height2,
      views2Height3,
      views3Top,
      LayoutConstraint(
        item: layout.views[3],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .leading,
        multiplier: 1,
        constant: 13.5
      ),
      LayoutConstraint(
        item: layout.views[3],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .trailing,
        multiplier: 1,
        constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? -16 : -19
      ),
      LayoutConstraint(
        item: layout.views[3],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[0],
        attribute: .bottom,
        multiplier: 1,
        constant: -4.5
      ),
      LayoutConstraint(
        item: layout.views[4],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .top,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: layout.views[4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .leading,
        multiplier: 1,
        constant: 4
      ),
      views4Trailing,
      LayoutConstraint(
        item: layout.views[4],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .bottom,
        multiplier: 1,
        constant: -4
      ),
      views5Top,
      views5Left,
      views5Left2,
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

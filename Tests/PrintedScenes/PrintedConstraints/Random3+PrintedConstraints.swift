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
      constant: 19.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 22
    )
    views0Left.priority = LayoutPriority(885)
    let views0Width = LayoutConstraint(
      item: layout.views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 57
    )
    views0Width.priority = LayoutPriority(870)
    let views0Height = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 75
    )
    views0Height.priority = LayoutPriority(892.5)
    let views0Height2 = LayoutConstraint(
      item: layout.views[0],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 78
    )
    views0Height2.priority = LayoutPriority(862.5)
    let views2Top = LayoutConstraint(
      item: layout.views[2],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 32
    )
    views2Top.priority = LayoutPriority(825)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.views[2].effectiveLayoutDirection == .rightToLeft ? 34.5 : 33
    )
    views2Left.priority = LayoutPriority(832.5)
    let views2Trailing = LayoutConstraint(
      item: layout.views[2],
      attribute: .trailing,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 1,
      constant: 7.5
    )
    views2Trailing.priority = LayoutPriority(847.5)
    let views2CenterX = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerX,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 0.25,
      constant: 20
    )
    views2CenterX.priority = LayoutPriority(855)
    let views2Width = LayoutConstraint(
      item: layout.views[2],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 29.5
    )
    views2Width.priority = LayoutPriority(817.5)
    let views2Height = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .height,
      multiplier: 1,
      constant: 29
    )
    views2Height.priority = LayoutPriority(840)
    views2Height.goneConstant = 6
    let views2Height2 = LayoutConstraint(
      item: layout.views[2],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    views2Height2.priority = LayoutPriority(810)
    let views3Top = LayoutConstraint(
      item: layout.views[3],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 1,
      constant: 26
    )
    views3Top.priority = LayoutPriority(765)
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: 12
    )
    views3Left.priority = LayoutPriority(772.5)
    let views3Trailing = LayoutConstraint(
      item: layout.views[3],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 1,
      constant: 23.5
    )
    views3Trailing.priority = LayoutPriority(787.5)
    let views3Width = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .width,
      multiplier: 2,
      constant: 27.5
    )
    views3Width.priority = LayoutPriority(802.5)
    let views3Width2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .width,
      multiplier: 1,
      constant: 17
    )
    views3Width2.priority = LayoutPriority(795)
    views3Width2.identifier = "rule \"92\""
    let views3Width3 = LayoutConstraint(
      item: layout.views[3],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 57.5
    )
    views3Width3.priority = LayoutPriority(757.5)
    let views3Height = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 23.5
    )
    views3Height.priority = LayoutPriority(780)
    let views3Height2 = LayoutConstraint(
      item: layout.views[3],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 78.5
    )
    views3Height2.priority = LayoutPriority(749)
    let views5Top = LayoutConstraint(
      item: layout.views[5],
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .top,
      multiplier: 1,
      constant: 34.5
    )
    views5Top.priority = LayoutPriority(711.5)
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: 16.5
    )
    views5Left.priority = LayoutPriority(719)
    let views5Bottom = LayoutConstraint(
      item: layout.views[5],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[4],
      attribute: .bottom,
      multiplier: 0.25,
      constant: 21.5
    )
    views5Bottom.priority = LayoutPriority(734)
    let views5Width = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 115
    )
    views5Width.priority = LayoutPriority(741.5)
    let views5Width2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 28.5
    )
    views5Width2.priority = LayoutPriority(704)
    let views5Height = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .width,
      multiplier: 0.25,
      constant: 4.5
    )
    views5Height.priority = LayoutPriority(726.5)
    let views5Height2 = LayoutConstraint(
      item: layout.views[5],
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 54
    )
    views5Height2.priority = LayoutPriority(696.5)
    views5Height2.identifier = "rule \"99\""
    let guideTop = LayoutConstraint(
      item: layout.guide,
      attribute: .top,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .top,
      multiplier: 1,
      constant: 27.5
    )
    guideTop.priority = LayoutPriority(681.5)
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: 13
    )
    guideLeft.priority = LayoutPriority(689)
    let guideWidth = LayoutConstraint(
      item: layout.guide,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 34
    )
    guideWidth.priority = LayoutPriority(674)
    let guideHeight = LayoutConstraint(
      item: layout.guide,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 69.5
    )
    guideHeight.priority = LayoutPriority(666.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Width,
      views0Height,
      views0Height2,
      LayoutConstraint(
        item: layout.views[1],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .top,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .left,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .left,
        multiplier: 1,
        constant: 4
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .right,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .right,
        multiplier: 1,
        constant: layout.views[1].effectiveLayoutDirection == .rightToLeft ? -3 : -4
      ),
      LayoutConstraint(
        item: layout.views[1],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -4
      ),
      views2Top,
      views2Left,
      views2Trailing,
      views2CenterX,
      views2Width,
      views2Height,
      views2Height2,
      views3Top,
      views3Left,
      views3Trailing,
      views3Width,
      views3Width2,
      views3Width3,
      views3Height,
      views3Height2,
      LayoutConstraint(
        item: layout.views[4],
        attribute: .top,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .top,
        multiplier: 1,
        constant: 2
      ),
      LayoutConstraint(
        item: layout.views[4],
        attribute: .leading,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .leading,
        multiplier: 1,
        constant: 2
      ),
      LayoutConstraint(
        item: layout.views[4],
        attribute: .trailing,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .trailing,
        multiplier: 1,
        constant: -2
      ),
      LayoutConstraint(
        item: layout.views[4],
        attribute: .bottom,
        relatedBy: .equal,
        toItem: layout.views[1],
        attribute: .bottom,
        multiplier: 1,
        constant: -2
      ),
      views5Top,
      views5Left,
      views5Bottom,
      views5Width,
      views5Width2,
      views5Height,
      views5Height2,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

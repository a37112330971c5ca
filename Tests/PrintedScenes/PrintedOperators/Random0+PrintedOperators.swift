// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random0(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 30 ~ 877.5
      views0.left == root.left + 21 ~ 885
      views0.width == 22 ~ 870
      views0.height == 69 ~ 862.5
    }
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
    views0Trailing.isActive = true
    constrain(layout.views[1], layout.root) { views1, root in
      (views1.top == root.top + 36.5 ~ 825).goneConstant = 0
      views1.left == root.left + 19.5 ~ 832.5
      views1.width >= 24 ~ 855
      views1.width >= 159.5 ~ 847.5
      views1.width == 35 ~ 817.5
      views1.height >= 186.5 ~ 840
      views1.height == 24 ~ 810
    }
    constrain(
      layout.views[2],
      layout.root,
      layout.guide,
      layout.views[0]
    ) { views2, root, guide, views0 in
      (views2.top == root.top + 2.5 ~ 780).identifier = "rule \"25\""
      views2.left == root.left + 24 ~ 787.5
      views2.centerXWithinMargins == guide.centerXWithinMargins * 0.5 - 1 ~ 795
      views2.centerYWithinMargins <= views0.centerYWithinMargins - 4.5 ~ 802.5
      views2.width == 36 ~ 772.5
      views2.height == 21.5 ~ 765
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 26.5 ~ 734
      views3.left == views0.left + 3.5 ~ 741.5
      (views3.centerYWithinMargins <= views0.centerYWithinMargins + 22.5 ~ 757.5).goneConstant = 2
      views3.width == 71.5 ~ 726.5
      (views3.height <= 192 ~ 749).identifier = "rule \"35\""
      views3.height == 69.5 ~ 719
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      (views4.top == views1.top + 39 ~ 674).identifier = "rule \"16\""
      views4.left == views1.left + 29.5 ~ 681.5
      views4.bottom == views1.bottom * 0.25 + 21.5 ~ 704
      (views4.centerXWithinMargins >= views1.centerXWithinMargins * 0.25 + 25.5 ~ 689)
        .goneConstant = 4
      views4.width == 49.5 ~ 666.5
      views4.height <= views1.width * 0.25 + 4.5 ~ 696.5
      views4.height == 79 ~ 659
    }
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
    views4LeftMargin.isActive = true
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      views5.top == views2.top + 6.5
      views5.left == views2.left + 6.5
      views5.right == views2.right - 6.5
      let views5Bottom = views5.bottom == views2.bottom - 6.5
      views5Bottom.identifier = "rule \"38\""
      views5Bottom.goneConstant = 4
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 34.5 ~ 644
      guide.width == 63.5 ~ 636.5
      guide.height == 65 ~ 629
    }
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
    guideLeft.isActive = true
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random3(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 19.5 ~ 877.5
      views0.left == root.left + 22 ~ 885
      views0.width == 57 ~ 870
      views0.height == 75 ~ 892.5
      views0.height == 78 ~ 862.5
    }
    constrain(layout.views[1], layout.root) { views1, root in
      views1.top == root.top + 4
      views1.left == root.left + 4
      views1.bottom == root.bottom - 4
    }
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint(
      item: layout.views[1],
      attribute: .right,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .right,
      multiplier: 1,
      constant: layout.views[1].effectiveLayoutDirection == .rightToLeft ? -3 : -4
    ).isActive = true
    constrain(layout.views[2], layout.root, layout.views[0]) { views2, root, views0 in
      views2.top == root.top + 32 ~ 825
      views2.trailing <= views0.trailing + 7.5 ~ 847.5
      views2.centerX <= root.centerX * 0.25 + 20 ~ 855
      views2.width == 29.5 ~ 817.5
      (views2.height == root.height + 29 ~ 840).goneConstant = 6
      views2.height == 69.5 ~ 810
    }
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
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
    views2Left.isActive = true
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 26 ~ 765
      views3.left == views0.left + 12 ~ 772.5
      views3.trailing == views0.trailing + 23.5 ~ 787.5
      views3.width == views0.width * 2 + 27.5 ~ 802.5
      (views3.width >= views0.width + 17 ~ 795).identifier = "rule \"92\""
      views3.width == 57.5 ~ 757.5
      views3.height <= 23.5 ~ 780
      views3.height == 78.5 ~ 749
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      views4.edges == inset(views1.edges, 2)
    }
    constrain(layout.views[5], layout.views[2], layout.views[4]) { views5, views2, views4 in
      views5.top == views2.top + 34.5 ~ 711.5
      views5.left == views2.left + 16.5 ~ 719
      views5.bottom == views4.bottom * 0.25 + 21.5 ~ 734
      views5.width >= 115 ~ 741.5
      views5.width == 28.5 ~ 704
      views5.height <= views2.width * 0.25 + 4.5 ~ 726.5
      (views5.height == 54 ~ 696.5).identifier = "rule \"99\""
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 27.5 ~ 681.5
      guide.left == root.left + 13 ~ 689
      guide.width == 34 ~ 674
      guide.height == 69.5 ~ 666.5
    }
  }
}

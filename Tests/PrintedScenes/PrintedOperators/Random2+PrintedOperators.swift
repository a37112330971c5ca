// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random2(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 36.5 ~ 862.5
      views0.left == root.left ~ 870
      views0.centerXWithinMargins <= root.centerXWithinMargins + 17 ~ 877.5
      views0.centerYWithinMargins >= root.lastBaseline * 0.25 + 28.5 ~ 892.5
      views0.lastBaseline <= root.bottom - 8 ~ 885
      views0.width == 48.5 ~ 855
      views0.height == 37 ~ 847.5
    }
    constrain(layout.views[1], layout.root) { views1, root in
      views1.edges == inset(root.edges, 19, 17.5, 8, 18.5)
    }
    constrain(
      layout.views[2],
      layout.root,
      layout.views[1],
      layout.views[0]
    ) { views2, root, views1, views0 in
      views2.topMargin == root.bottom + 21 ~ 817.5
      views2.top == root.top + 26 ~ 802.5
      views2.leftMargin == views1.leftMargin + 12.5 ~ 840
      (views2.left == root.left + 6 ~ 810).goneConstant = 4
      views2.width == 63 ~ 795
      (views2.height >= 24.5 ~ 832.5).identifier = "rule \"42\""
      views2.height == views0.height + 29 ~ 825
      views2.height == 48 ~ 787.5
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      (views3.top == views0.top + 7.5).identifier = "rule \"13\""
      views3.leading == views0.leading + 13.5
      views3.bottom == views0.bottom - 4.5
    }
    LayoutConstraint(
      item: layout.views[3],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 1,
      constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? -16 : -19
    ).isActive = true
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      views4.top == views1.top + 4
      views4.leading == views1.leading + 4
      (views4.trailing == views1.trailing - 4).identifier = "rule \"2\""
      views4.bottom == views1.bottom - 4
    }
    constrain(layout.views[5], layout.views[2], layout.views[3]) { views5, views2, views3 in
      views5.top == views2.top + 19.5 ~ 757.5
      views5.left <= views3.left * 0.25 + 3 ~ 780
      (views5.left == views2.left + 14.5 ~ 765).goneConstant = 0.5
      views5.width >= views2.height * 2 + 14 ~ 772.5
      views5.width == 75 ~ 749
      views5.height == 58 ~ 741.5
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 2 ~ 726.5
      guide.left == root.left + 8 ~ 734
      guide.width == 27.5 ~ 719
      guide.height == 67 ~ 711.5
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random1(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 29.5 ~ 877.5
      views0.left == root.left + 14 ~ 885
      views0.centerXWithinMargins <= root.centerXWithinMargins + 5.5 ~ 892.5
      views0.width == 51.5 ~ 870
      (views0.height == 45.5 ~ 862.5).goneConstant = 6
    }
    constrain(layout.views[1], layout.root) { views1, root in
      views1.top == root.top + 0.5
      (views1.leading == root.leading + 0.5).goneConstant = 9
      views1.trailing == root.trailing - 0.5
      views1.bottom == root.bottom - 0.5
    }
    constrain(layout.views[2], layout.root, layout.views[0]) { views2, root, views0 in
      views2.top == root.top + 28 ~ 817.5
      views2.left <= root.right * 2 + 14 ~ 840
      views2.left == root.left + 11 ~ 825
      views2.centerXWithinMargins >= root.centerX + 12.5 ~ 855
      views2.width == root.width + 23 ~ 847.5
      views2.width >= views0.width * 0.25 - 2.5 ~ 832.5
      views2.width == 48 ~ 810
      (views2.height == 33 ~ 802.5).identifier = "rule \"16\""
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 7
      views3.left == views0.left + 7
      (views3.right == views0.right - 7).identifier = "rule \"47\""
      views3.bottom == views0.bottom - 7
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      views4.topMargin <= views1.topMargin + 19 ~ 780
      views4.top == views1.top + 31 ~ 765
      (views4.left == views1.left + 26 ~ 772.5).identifier = "rule \"34\""
      views4.bottom == views1.bottom + 26 ~ 787.5
      views4.width == 54.5 ~ 757.5
      views4.height == 38 ~ 749
    }
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
    views4TrailingMargin.isActive = true
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      views5.top == views2.top + 3.5
      (views5.leading == views2.leading + 10).identifier = "rule \"83\""
      views5.trailing == views2.trailing - 5
      views5.bottom == views2.bottom - 13.5
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 25 ~ 734
      guide.left == root.left + 27 ~ 741.5
      guide.width == 62.5 ~ 726.5
      guide.height == 79.5 ~ 719
    }
  }
}

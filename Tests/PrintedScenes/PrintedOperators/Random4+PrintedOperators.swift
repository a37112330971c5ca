// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random4(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top
      views0.trailing == root.trailing - 2
      views0.bottom == root.bottom - 12
    }
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint(
      item: layout.views[0],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .leading,
      multiplier: 1,
      constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 21.5 : 17.5
    ).isActive = true
    constrain(layout.views[1], layout.root) { views1, root in
      views1.top == root.top + 31.5 ~ 862.5
      (views1.left == root.left + 18.5 ~ 870).identifier = "rule \"48\""
      views1.width == 50 ~ 855
      views1.height >= 61 ~ 892.5
      views1.height == 182 ~ 885
      views1.height <= 59 ~ 877.5
      views1.height == 29 ~ 847.5
    }
    constrain(layout.views[2], layout.root, layout.views[1]) { views2, root, views1 in
      views2.top == root.top + 9 ~ 802.5
      views2.leading >= views1.leading + 26 ~ 832.5
      views2.left == root.left + 19.5 ~ 810
      views2.centerY == root.centerY - 5 ~ 817.5
      views2.lastBaseline <= root.lastBaseline * 0.25 + 6.5 ~ 825
      (views2.width == 39.5 ~ 795).identifier = "rule \"8\""
      views2.height <= root.height * 2 + 16.5 ~ 840
      views2.height == 66 ~ 787.5
    }
    constrain(layout.views[3], layout.guide, layout.views[0]) { views3, guide, views0 in
      views3.top <= guide.lastBaseline * 2 + 25 ~ 772.5
      views3.top == views0.top + 26.5 ~ 749
      views3.left >= views0.left + 6 ~ 765
      views3.left == views0.left + 3.5 ~ 757.5
      views3.width == 71.5 ~ 741.5
      views3.height <= 1.5 ~ 780
      views3.height == 69.5 ~ 734
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      (views4.top == views1.top + 39 ~ 689).identifier = "rule \"16\""
      views4.left == views1.left + 29.5 ~ 696.5
      views4.bottom == views1.bottom * 0.25 + 21.5 ~ 719
      (
        views4.centerXWithinMargins >= views1.centerXWithinMargins * 0.25 + 25.5 ~ 704
      ).goneConstant = 4
      views4.width == 49.5 ~ 681.5
      views4.height <= views1.width * 0.25 + 4.5 ~ 711.5
      views4.height == 79 ~ 674
    }
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
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
    views4LeftMargin.isActive = true
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      views5.top == views2.top + 6.5
      views5.left == views2.left + 6.5
      views5.right == views2.right - 6.5
      let bottom = views5.bottom == views2.bottom - 6.5
      bottom.identifier = "rule \"38\""
      bottom.goneConstant = 4
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 34.5 ~ 659
      guide.width == 63.5 ~ 651.5
      guide.height == 65 ~ 644
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
    guideLeft.priority = LayoutPriority(666.5)
    guideLeft.isActive = true
  }
}

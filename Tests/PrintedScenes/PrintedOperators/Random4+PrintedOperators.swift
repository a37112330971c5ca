// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random4(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 5
      views0.leading == root.leading + 5
      (views0.trailing == root.trailing - 5).goneConstant = 6.5
      views0.bottom == root.bottom - 5
    }
    constrain(
      layout.views[1],
      layout.root,
      layout.views[0],
      layout.guide
    ) { views1, root, views0, guide in
      (views1.top == root.top + 29 ~ 855).goneConstant = 0.5
      views1.leading <= root.leading * 0.25 + 27 ~ 877.5
      (views1.left == root.left + 8 ~ 862.5).identifier = "rule \"70\""
      views1.trailingMargin == views0.trailingMargin * 2 - 5 ~ 892.5
      (views1.centerXWithinMargins == guide.trailing * 0.5 + 0.5 ~ 885).goneConstant = 9
      views1.width == 51.5 ~ 847.5
      views1.height >= 60.5 ~ 870
      views1.height == 76 ~ 840
    }
    constrain(layout.views[2], layout.root, layout.views[1]) { views2, root, views1 in
      views2.top == root.top + 34.5 ~ 795
      views2.left == root.left + 39.5 ~ 802.5
      views2.trailingMargin <= root.trailingMargin + 20 ~ 825
      views2.lastBaseline <= root.bottom * 0.25 - 2.5 ~ 817.5
      views2.width <= 191 ~ 832.5
      (views2.width == 72 ~ 787.5).identifier = "rule \"1\""
      views2.height <= views1.height * 0.25 + 9.5 ~ 810
      views2.height == 72.5 ~ 780
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 6.5 ~ 741.5
      views3.leading <= views0.leading + 19 ~ 757.5
      views3.left == views0.left + 17 ~ 749
      (views3.right >= views0.right + 25 ~ 765).identifier = "rule \"61\""
      (views3.width <= views0.width - 9 ~ 772.5).identifier = "rule \"10\""
      views3.width == 69 ~ 734
      (views3.height == 30.5 ~ 726.5).goneConstant = 0
    }
    constrain(layout.views[4], layout.views[1], layout.views[0]) { views4, views1, views0 in
      (views4.top == views1.top + 27 ~ 681.5).goneConstant = 3.5
      views4.left == views1.left + 1.5 ~ 689
      views4.bottom >= views0.bottom * 2 + 23.5 ~ 711.5
      views4.centerY <= views1.lastBaseline * 0.5 - 4 ~ 719
      views4.width == 28.5 ~ 674
      views4.height >= views1.width + 5 ~ 704
      (views4.height >= 110 ~ 696.5).goneConstant = 9
      views4.height == 46.5 ~ 666.5
    }
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      views5.topMargin <= views2.lastBaseline * 2 - 1.5 ~ 659
      views5.top == views2.top + 10 ~ 636.5
      views5.width == 84.5 ~ 651.5
      views5.width == 50.5 ~ 629
      views5.height == 72.5 ~ 621.5
    }
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[2],
      attribute: .left,
      multiplier: 1,
      constant: layout.views[5].effectiveLayoutDirection == .rightToLeft ? 29 : 26
    )
    views5Left.priority = LayoutPriority(644)
    views5Left.goneConstant = 0
    views5Left.isActive = true
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 20 ~ 606.5
      guide.left == root.left + 25 ~ 614
      guide.width == 47 ~ 599
      guide.height == 58 ~ 591.5
    }
  }
}

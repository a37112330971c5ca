// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random5(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 35.5 ~ 877.5
      views0.left == root.left + 31.5 ~ 885
      views0.width == 26.5 ~ 870
      (views0.height >= 196 ~ 892.5).goneConstant = 2.5
      views0.height == 46.5 ~ 862.5
    }
    constrain(layout.views[1], layout.root, layout.guide) { views1, root, guide in
      views1.top == root.top + 12.5 ~ 832.5
      views1.left == root.left + 9 ~ 840
      views1.centerXWithinMargins <= guide.centerXWithinMargins ~ 847.5
      (views1.firstBaseline <= root.firstBaseline - 0.5 ~ 855).goneConstant = 8.5
      views1.width == 62.5 ~ 825
      views1.height == 73.5 ~ 817.5
    }
    constrain(layout.views[2], layout.root) { views2, root in
      views2.top == root.top + 4.5
      views2.left == root.left + 1.5
      views2.right == root.right - 12
      (views2.bottom == root.bottom - 2).identifier = "rule \"92\""
    }
    constrain(layout.views[3], layout.views[0], layout.views[1]) { views3, views0, views1 in
      views3.top == views0.top + 14.5 ~ 772.5
      views3.leading <= views1.centerX * 0.25 + 13.5 ~ 787.5
      (views3.left == views0.left + 32.5 ~ 780).goneConstant = 2
      views3.bottom == views0.centerY + 5 ~ 810
      views3.bottom <= views0.bottom + 8.5 ~ 795
      (views3.width <= views0.width * 0.5 + 6 ~ 802.5).identifier = "rule \"71\""
      (views3.width == 72 ~ 765).identifier = "rule \"35\""
      views3.height == 63.5 ~ 757.5
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      views4.top == views1.top + 10.5 ~ 726.5
      views4.firstBaseline <= views1.top * 0.5 + 27 ~ 749
      views4.width >= 68.5 ~ 741.5
      (views4.width == 43 ~ 719).identifier = "rule \"19\""
      views4.height == 71.5 ~ 711.5
    }
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    let views4Left = LayoutConstraint(
      item: layout.views[4],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .left,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views4Left.priority = LayoutPriority(734)
    views4Left.identifier = "rule \"30\""
    views4Left.isActive = true
    constrain(layout.views[5], layout.views[2], layout.guide) { views5, views2, guide in
      views5.top == views2.top + 27.5 ~ 681.5
      views5.left == views2.left + 13 ~ 689
      views5.centerY <= guide.top + 14.5 ~ 704
      views5.width == 34 ~ 674
      (views5.height <= views5.width + 4 ~ 696.5).identifier = "rule \"99\""
      views5.height == 69.5 ~ 666.5
    }
    constrain(layout.guide, layout.root) { guide, root in
      let top = guide.top == root.top + 9.5 ~ 651.5
      top.identifier = "rule \"38\""
      top.goneConstant = 4
      guide.left == root.left + 3 ~ 659
      guide.width == 67.5 ~ 644
      guide.height == 32.5 ~ 636.5
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random1(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root, layout.guide) { views0, root, guide in
      views0.top == root.top + 18 ~ 870
      views0.left == root.left + 34.5 ~ 877.5
      views0.right >= root.right + 12.5 ~ 885
      views0.width == 27.5 ~ 862.5
      (views0.height >= guide.height * 0.5 + 5 ~ 892.5).identifier = "rule \"22\""
      views0.height == 24 ~ 855
    }
    constrain(layout.views[1], layout.root) { views1, root in
      (views1.top == root.top + 22 ~ 825).identifier = "rule \"92\""
      views1.left == root.left + 4.5 ~ 832.5
      (views1.bottom == root.firstBaseline + 8.5 ~ 847.5).identifier = "rule \"48\""
      views1.centerX <= root.centerX * 0.25 + 20 ~ 840
      views1.width == 21.5 ~ 817.5
      views1.height == 72 ~ 810
    }
    constrain(
      layout.views[2],
      layout.root,
      layout.views[1],
      layout.views[0]
    ) { views2, root, views1, views0 in
      views2.top == root.top + 14.5 ~ 765
      views2.leading <= views1.centerX * 0.25 + 13.5 ~ 780
      (views2.left == root.left + 32.5 ~ 772.5).goneConstant = 2
      views2.bottom == views0.centerY + 5 ~ 802.5
      views2.bottom <= root.bottom + 8.5 ~ 787.5
      (views2.width <= root.width * 0.5 + 6 ~ 795).identifier = "rule \"71\""
      (views2.width == 72 ~ 757.5).identifier = "rule \"35\""
      views2.height == 63.5 ~ 749
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 10.5 ~ 719
      views3.firstBaseline <= views0.top * 0.5 + 27 ~ 741.5
      views3.width >= 68.5 ~ 734
      (views3.width == 43 ~ 711.5).identifier = "rule \"19\""
      views3.height == 71.5 ~ 704
    }
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    let views3Left = LayoutConstraint(
      item: layout.views[3],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .left,
      multiplier: 1,
      constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views3Left.priority = LayoutPriority(726.5)
    views3Left.identifier = "rule \"30\""
    views3Left.isActive = true
    constrain(
      layout.views[4],
      layout.views[1],
      layout.guide,
      layout.views[2]
    ) { views4, views1, guide, views2 in
      views4.top == views1.top + 27.5 ~ 674
      views4.left == views1.left + 13 ~ 681.5
      views4.centerY <= guide.top + 14.5 ~ 696.5
      views4.width == 34 ~ 666.5
      (views4.height <= views2.width + 4 ~ 689).identifier = "rule \"99\""
      views4.height == 69.5 ~ 659
    }
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      (views5.top == views2.top + 32.5 ~ 614).identifier = "rule \"18\""
      views5.left == views2.left + 4 ~ 621.5
      views5.trailing >= views2.trailing + 26 ~ 636.5
      views5.bottom >= views2.bottom - 6 ~ 651.5
      views5.firstBaseline == views2.firstBaseline + 7.5 ~ 629
      views5.width <= views2.width * 0.5 + 24.5 ~ 644
      views5.width == 69 ~ 606.5
      let height = views5.height == 63 ~ 599
      height.identifier = "rule \"36\""
      height.goneConstant = 1
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 30.5 ~ 584
      guide.left == root.left + 22.5 ~ 591.5
      guide.width == 37 ~ 576.5
      guide.height == 70.5 ~ 569
    }
  }
}

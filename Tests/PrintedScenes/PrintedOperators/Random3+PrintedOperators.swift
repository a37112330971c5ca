// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random3(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top + 30.5 ~ 855
      views0.left == root.left + 23 ~ 862.5
      views0.centerY >= root.bottom * 2 - 7.5 ~ 892.5
      views0.width == root.width * 0.25 + 1 ~ 885
      (views0.width == 174 ~ 877.5).identifier = "rule \"50\""
      views0.width == 23.5 ~ 847.5
      views0.height <= views0.width * 2 + 24.5 ~ 870
      views0.height == 55 ~ 840
    }
    constrain(layout.views[1], layout.root) { views1, root in
      (views1.top == root.top + 25 ~ 802.5).identifier = "rule \"15\""
      views1.left == root.left + 8.5 ~ 810
      (views1.width <= 116 ~ 825).goneConstant = 5
      views1.width <= 120.5 ~ 817.5
      views1.width == 65.5 ~ 795
      views1.height == 31.5 ~ 832.5
      views1.height == 41 ~ 787.5
    }
    constrain(
      layout.views[2],
      layout.root,
      layout.views[1],
      layout.guide
    ) { views2, root, views1, guide in
      views2.top == root.top + 19 ~ 749
      views2.leftMargin >= root.leftMargin * 2 + 7.5 ~ 772.5
      views2.left == root.left + 2 ~ 757.5
      views2.trailing >= views1.trailing * 0.25 + 16.5 ~ 765
      let views2Width = views2.width == 54.5 ~ 741.5
      views2Width.identifier = "rule \"0\""
      views2Width.goneConstant = 0.5
      views2.height >= guide.height * 0.25 + 19 ~ 780
      views2.height == 50.5 ~ 734
    }
    constrain(layout.views[3], layout.views[0]) { views3, views0 in
      views3.top == views0.top + 16.5 ~ 704
      views3.leftMargin <= views0.leftMargin * 0.25 + 28.5 ~ 726.5
      views3.left == views0.left + 24.5 ~ 711.5
      views3.width == 72 ~ 696.5
      views3.height == 16.5 ~ 719
      views3.height == 40.5 ~ 689
    }
    constrain(layout.views[4], layout.views[1]) { views4, views1 in
      views4.top == views1.top + 36.5 ~ 644
      (views4.left == views1.left + 24 ~ 651.5).identifier = "rule \"76\""
      views4.centerY >= views1.centerY + 13 ~ 666.5
      views4.width <= views1.width + 2.5 ~ 659
      (views4.width == 52 ~ 636.5).identifier = "rule \"38\""
      views4.height >= 99.5 ~ 674
      views4.height == 44.5 ~ 629
    }
    let views4Leading = LayoutConstraint(
      item: layout.views[4],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leading,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 33 : 29
    )
    views4Leading.priority = LayoutPriority(681.5)
    views4Leading.identifier = "rule \"0\""
    views4Leading.isActive = true
    constrain(
      layout.views[5],
      layout.views[2],
      layout.guide,
      layout.views[3]
    ) { views5, views2, guide, views3 in
      views5.top == views2.top + 12.5 ~ 584
      views5.left == views2.left + 30.5 ~ 591.5
      views5.trailingMargin <= views2.trailingMargin + 25 ~ 614
      views5.firstBaseline <= guide.firstBaseline * 0.5 + 23 ~ 621.5
      views5.firstBaseline == guide.firstBaseline + 21 ~ 606.5
      views5.width == 21.5 ~ 576.5
      views5.height <= views3.height + 15.5 ~ 599
      views5.height == 63.5 ~ 569
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 32.5 ~ 554
      guide.left == root.left + 8 ~ 561.5
      guide.width == 27.5 ~ 546.5
      guide.height == 59 ~ 539
    }
  }
}

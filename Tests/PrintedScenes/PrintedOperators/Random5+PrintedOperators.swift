// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import OperatorLayout

extension PrintedOperators {
  static func random5(_ layout: RandomLayout) {
    constrain(layout.views[0], layout.root) { views0, root in
      views0.top == root.top
      (views0.leading == root.leading).goneConstant = 3.5
      views0.trailing == root.trailing
      views0.bottom == root.bottom
    }
    constrain(
      layout.views[1],
      layout.root,
      layout.views[0],
      layout.guide
    ) { views1, root, views0, guide in
      views1.top == root.top + 2 ~ 855
      views1.leading == root.centerXWithinMargins + 4.5 ~ 885
      let views1Left = views1.left == root.left + 15.5 ~ 862.5
      views1Left.identifier = "rule \"42\""
      views1Left.goneConstant = 0
      views1.bottom >= views0.centerY * 0.25 ~ 877.5
      views1.centerY >= guide.bottom * 0.25 + 17 ~ 892.5
      views1.width == 57 ~ 847.5
      views1.height >= root.height * 0.5 + 8 ~ 870
      views1.height == 25.5 ~ 840
    }
    constrain(layout.views[2], layout.root, layout.views[0]) { views2, root, views0 in
      views2.top == root.top + 33 ~ 810
      (views2.left == root.left + 36.5 ~ 817.5).identifier = "rule \"79\""
      views2.centerX >= views0.trailing + 19.5 ~ 832.5
      views2.width >= 153.5 ~ 825
      views2.width == 32 ~ 802.5
      (views2.height == 21.5 ~ 795).identifier = "rule \"65\""
    }
    constrain(
      layout.views[3],
      layout.views[0],
      layout.views[2],
      layout.guide
    ) { views3, views0, views2, guide in
      (views3.top == views0.top + 30.5 ~ 749).identifier = "rule \"29\""
      views3.leading >= views2.trailing * 0.25 - 6.5 ~ 765
      views3.left == views0.left + 22 ~ 757.5
      views3.firstBaseline == guide.firstBaseline + 5 ~ 787.5
      (views3.lastBaseline <= views0.lastBaseline + 19 ~ 780).goneConstant = 5
      views3.width == 121.5 ~ 772.5
      views3.width == 50.5 ~ 741.5
      (views3.height == 20 ~ 734).goneConstant = 8.5
    }
    constrain(layout.views[4], layout.views[1], layout.views[0]) { views4, views1, views0 in
      views4.top == views1.top + 33.5 ~ 689
      views4.left <= views1.centerX + 12 ~ 711.5
      views4.left == views1.left + 27.5 ~ 696.5
      views4.trailing <= views1.trailing + 17.5 ~ 719
      (views4.centerXWithinMargins >= views0.trailing * 2 - 9.5 ~ 704).identifier = "rule \"58\""
      views4.width == views1.width + 8.5 ~ 726.5
      (views4.width == 23.5 ~ 681.5).identifier = "rule \"24\""
      views4.height == 79 ~ 674
    }
    constrain(layout.views[5], layout.views[2]) { views5, views2 in
      views5.edges == inset(views2.edges, 3.5, 4, 14.5, 1.5)
    }
    constrain(layout.guide, layout.root) { guide, root in
      guide.top == root.top + 37.5 ~ 659
      (guide.left == root.left + 7.5 ~ 666.5).goneConstant = 4
      guide.width == 77 ~ 651.5
      guide.height == 76 ~ 644
    }
  }
}

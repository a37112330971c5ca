// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random3(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      CenterY(>=(-7.5) * 2).to(layout.root, .bottom).with(.custom(892.5)),
      Top(30.5).with(.custom(855)),
      Left(23).with(.custom(862.5)),
      Height(<=24.5 * 2).like(layout.views[0], .width).with(.custom(870)),
      Height(55).with(.custom(840)),
      Width(==1 * 0.25).like(layout.root).with(.custom(885)),
      Width(174).with(.custom(877.5)),
      Width(23.5).with(.custom(847.5)),
    ])
    views0Constraints[6].identifier = "rule \"50\""
    let views1Constraints = layout.views[1].easy.layout([
      Top(25).with(.custom(802.5)),
      Left(8.5).with(.custom(810)),
      Height(31.5).with(.custom(832.5)),
      Height(41).with(.custom(787.5)),
      Width(<=116).with(.custom(825)),
      Width(<=120.5).with(.custom(817.5)),
      Width(65.5).with(.custom(795)),
    ])
    views1Constraints[0].identifier = "rule \"15\""
    views1Constraints[4].goneConstant = 5
    let views2Constraints = layout.views[2].easy.layout([
      Top(19).with(.custom(749)),
      LeftMargin(>=7.5 * 2).with(.custom(772.5)),
      Left(2).with(.custom(757.5)),
      Trailing(>=(-16.5) * 0.25).to(layout.views[1], .trailing).with(.custom(765)),
      Height(>=19 * 0.25).like(layout.guide).with(.custom(780)),
      Height(50.5).with(.custom(734)),
      Width(54.5).with(.custom(741.5)),
    ])
    views2Constraints[6].identifier = "rule \"0\""
    views2Constraints[6].goneConstant = 0.5
    layout.views[3].easy.layout([
      Top(16.5).with(.custom(704)),
      LeftMargin(<=28.5 * 0.25).with(.custom(726.5)),
      Left(24.5).with(.custom(711.5)),
      Height(16.5).with(.custom(719)),
      Height(40.5).with(.custom(689)),
      Width(72).with(.custom(696.5)),
    ])
    let views4Constraints = layout.views[4].easy.layout([
      CenterY(>=13).with(.custom(666.5)),
      Top(36.5).with(.custom(644)),
      Left(24).with(.custom(651.5)),
      Height(>=99.5).with(.custom(674)),
      Height(44.5).with(.custom(629)),
      Width(<=2.5).like(layout.views[1]).with(.custom(659)),
      Width(52).with(.custom(636.5)),
    ])
    views4Constraints[2].identifier = "rule \"76\""
    views4Constraints[6].identifier = "rule \"38\""
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
    layout.views[5].easy.layout([
      FirstBaseline(<=23 * 0.5).to(layout.guide, .firstBaseline).with(.custom(621.5)),
      FirstBaseline(21).to(layout.guide, .firstBaseline).with(.custom(606.5)),
      Top(12.5).with(.custom(584)),
      Left(30.5).with(.custom(591.5)),
      TrailingMargin(<=(-25)).with(.custom(614)),
      Height(<=15.5).like(layout.views[3]).with(.custom(599)),
      Height(63.5).with(.custom(569)),
      Width(21.5).with(.custom(576.5)),
    ])
    layout.guide.easy.layout([
      Top(32.5).with(.custom(554)),
      Left(8).with(.custom(561.5)),
      Height(59).with(.custom(539)),
      Width(27.5).with(.custom(546.5)),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random4(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(5),
      Leading(5),
      Bottom(5),
      Trailing(5),
    ])
    views0Constraints[3].goneConstant = 6.5
    let views1Constraints = layout.views[1].easy.layout([
      Top(29).with(.custom(855)),
      CenterXWithinMargins(==0.5 * 0.5).to(layout.guide, .trailing).with(.custom(885)),
      Leading(<=27 * 0.25).with(.custom(877.5)),
      Left(8).with(.custom(862.5)),
      TrailingMargin(==5 * 2).to(layout.views[0], .trailingMargin).with(.custom(892.5)),
      Height(>=60.5).with(.custom(870)),
      Height(76).with(.custom(840)),
      Width(51.5).with(.custom(847.5)),
    ])
    views1Constraints[0].goneConstant = 0.5
    views1Constraints[1].goneConstant = 9
    views1Constraints[3].identifier = "rule \"70\""
    let views2Constraints = layout.views[2].easy.layout([
      LastBaseline(<=2.5 * 0.25).to(layout.root, .bottom).with(.custom(817.5)),
      Top(34.5).with(.custom(795)),
      Left(39.5).with(.custom(802.5)),
      TrailingMargin(<=(-20)).with(.custom(825)),
      Height(<=9.5 * 0.25).like(layout.views[1]).with(.custom(810)),
      Height(72.5).with(.custom(780)),
      Width(<=191).with(.custom(832.5)),
      Width(72).with(.custom(787.5)),
    ])
    views2Constraints[7].identifier = "rule \"1\""
    let views3Constraints = layout.views[3].easy.layout([
      Top(6.5).with(.custom(741.5)),
      Leading(<=19).with(.custom(757.5)),
      Left(17).with(.custom(749)),
      Right(>=(-25)).with(.custom(765)),
      Height(30.5).with(.custom(726.5)),
      Width(<=(-9)).like(layout.views[0]).with(.custom(772.5)),
      Width(69).with(.custom(734)),
    ])
    views3Constraints[3].identifier = "rule \"61\""
    views3Constraints[4].goneConstant = 0
    views3Constraints[5].identifier = "rule \"10\""
    let views4Constraints = layout.views[4].easy.layout([
      CenterY(<=(-4) * 0.5).to(layout.views[1], .lastBaseline).with(.custom(719)),
      Top(27).with(.custom(681.5)),
      Left(1.5).with(.custom(689)),
      Bottom(>=(-23.5) * 2).to(layout.views[0], .bottom).with(.custom(711.5)),
      Height(>=5).like(layout.views[1], .width).with(.custom(704)),
      Height(>=110).with(.custom(696.5)),
      Height(46.5).with(.custom(666.5)),
      Width(28.5).with(.custom(674)),
    ])
    views4Constraints[1].goneConstant = 3.5
    views4Constraints[5].goneConstant = 9
    layout.views[5].easy.layout([
      TopMargin(<=(-1.5) * 2).to(layout.views[2], .lastBaseline).with(.custom(659)),
      Top(10).with(.custom(636.5)),
      Height(72.5).with(.custom(621.5)),
      Width(84.5).with(.custom(651.5)),
      Width(50.5).with(.custom(629)),
    ])
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
    layout.guide.easy.layout([
      Top(20).with(.custom(606.5)),
      Left(25).with(.custom(614)),
      Height(58).with(.custom(591.5)),
      Width(47).with(.custom(599)),
    ])
  }
}

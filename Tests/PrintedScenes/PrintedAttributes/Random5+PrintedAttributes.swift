// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random5(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(),
      Leading(),
      Bottom(),
      Trailing(),
    ])
    views0Constraints[1].goneConstant = 3.5
    let views1Constraints = layout.views[1].easy.layout([
      CenterY(>=17 * 0.25).to(layout.guide, .bottom).with(.custom(892.5)),
      Top(2).with(.custom(855)),
      Leading(4.5).to(layout.root, .centerXWithinMargins).with(.custom(885)),
      Left(15.5).with(.custom(862.5)),
      Bottom(>=0 * 0.25).to(layout.views[0], .centerY).with(.custom(877.5)),
      Height(>=8 * 0.5).like(layout.root).with(.custom(870)),
      Height(25.5).with(.custom(840)),
      Width(57).with(.custom(847.5)),
    ])
    views1Constraints[3].identifier = "rule \"42\""
    views1Constraints[3].goneConstant = 0
    let views2Constraints = layout.views[2].easy.layout([
      Top(33).with(.custom(810)),
      CenterX(>=19.5).to(layout.views[0], .trailing).with(.custom(832.5)),
      Left(36.5).with(.custom(817.5)),
      Height(21.5).with(.custom(795)),
      Width(>=153.5).with(.custom(825)),
      Width(32).with(.custom(802.5)),
    ])
    views2Constraints[2].identifier = "rule \"79\""
    views2Constraints[3].identifier = "rule \"65\""
    let views3Constraints = layout.views[3].easy.layout([
      FirstBaseline(5).to(layout.guide, .firstBaseline).with(.custom(787.5)),
      LastBaseline(<=(-19)).with(.custom(780)),
      Top(30.5).with(.custom(749)),
      Leading(>=(-6.5) * 0.25).to(layout.views[2], .trailing).with(.custom(765)),
      Left(22).with(.custom(757.5)),
      Height(20).with(.custom(734)),
      Width(121.5).with(.custom(772.5)),
      Width(50.5).with(.custom(741.5)),
    ])
    views3Constraints[1].goneConstant = 5
    views3Constraints[2].identifier = "rule \"29\""
    views3Constraints[5].goneConstant = 8.5
    let views4Constraints = layout.views[4].easy.layout([
      Top(33.5).with(.custom(689)),
      Left(<=12).to(layout.views[1], .centerX).with(.custom(711.5)),
      CenterXWithinMargins(>=(-9.5) * 2).to(layout.views[0], .trailing).with(.custom(704)),
      Left(27.5).with(.custom(696.5)),
      Trailing(<=(-17.5)).with(.custom(719)),
      Height(79).with(.custom(674)),
      Width(8.5).like(layout.views[1]).with(.custom(726.5)),
      Width(23.5).with(.custom(681.5)),
    ])
    views4Constraints[2].identifier = "rule \"58\""
    views4Constraints[7].identifier = "rule \"24\""
    layout.views[5].easy.layout([
      Top(3.5),
      Leading(4),
      Bottom(14.5),
      Trailing(1.5),
    ])
    let guideConstraints = layout.guide.easy.layout([
      Top(37.5).with(.custom(659)),
      Left(7.5).with(.custom(666.5)),
      Height(76).with(.custom(644)),
      Width(77).with(.custom(651.5)),
    ])
    guideConstraints[1].goneConstant = 4
  }
}

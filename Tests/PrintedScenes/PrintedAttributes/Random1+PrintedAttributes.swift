// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random1(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(18).with(.custom(870)),
      Left(34.5).with(.custom(877.5)),
      Right(>=(-12.5)).with(.custom(885)),
      Height(>=5 * 0.5).like(layout.guide).with(.custom(892.5)),
      Height(24).with(.custom(855)),
      Width(27.5).with(.custom(862.5)),
    ])
    views0Constraints[3].identifier = "rule \"22\""
    let views1Constraints = layout.views[1].easy.layout([
      Top(22).with(.custom(825)),
      CenterX(<=20 * 0.25).with(.custom(840)),
      Left(4.5).with(.custom(832.5)),
      Bottom(-8.5).to(layout.root, .firstBaseline).with(.custom(847.5)),
      Height(72).with(.custom(810)),
      Width(21.5).with(.custom(817.5)),
    ])
    views1Constraints[0].identifier = "rule \"92\""
    views1Constraints[3].identifier = "rule \"48\""
    let views2Constraints = layout.views[2].easy.layout([
      Top(14.5).with(.custom(765)),
      Leading(<=13.5 * 0.25).to(layout.views[1], .centerX).with(.custom(780)),
      Left(32.5).with(.custom(772.5)),
      Bottom(-5).to(layout.views[0], .centerY).with(.custom(802.5)),
      Bottom(<=(-8.5)).with(.custom(787.5)),
      Height(63.5).with(.custom(749)),
      Width(<=6 * 0.5).like(layout.root).with(.custom(795)),
      Width(72).with(.custom(757.5)),
    ])
    views2Constraints[2].goneConstant = 2
    views2Constraints[6].identifier = "rule \"71\""
    views2Constraints[7].identifier = "rule \"35\""
    let views3Constraints = layout.views[3].easy.layout([
      FirstBaseline(<=27 * 0.5).to(layout.views[0], .top).with(.custom(741.5)),
      Top(10.5).with(.custom(719)),
      Height(71.5).with(.custom(704)),
      Width(>=68.5).with(.custom(734)),
      Width(43).with(.custom(711.5)),
    ])
    views3Constraints[4].identifier = "rule \"19\""
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
    let views4Constraints = layout.views[4].easy.layout([
      CenterY(<=14.5).to(layout.guide, .top).with(.custom(696.5)),
      Top(27.5).with(.custom(674)),
      Left(13).with(.custom(681.5)),
      Height(<=4).like(layout.views[2], .width).with(.custom(689)),
      Height(69.5).with(.custom(659)),
      Width(34).with(.custom(666.5)),
    ])
    views4Constraints[3].identifier = "rule \"99\""
    let views5Constraints = layout.views[5].easy.layout([
      FirstBaseline(7.5).with(.custom(629)),
      Top(32.5).with(.custom(614)),
      Left(4).with(.custom(621.5)),
      Bottom(>=6).with(.custom(651.5)),
      Trailing(>=(-26)).with(.custom(636.5)),
      Height(63).with(.custom(599)),
      Width(<=24.5 * 0.5).like(layout.views[2]).with(.custom(644)),
      Width(69).with(.custom(606.5)),
    ])
    views5Constraints[1].identifier = "rule \"18\""
    views5Constraints[5].identifier = "rule \"36\""
    views5Constraints[5].goneConstant = 1
    layout.guide.easy.layout([
      Top(30.5).with(.custom(584)),
      Left(22.5).with(.custom(591.5)),
      Height(70.5).with(.custom(569)),
      Width(37).with(.custom(576.5)),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random5(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(35.5).with(.custom(877.5)),
      Left(31.5).with(.custom(885)),
      Height(>=196).with(.custom(892.5)),
      Height(46.5).with(.custom(862.5)),
      Width(26.5).with(.custom(870)),
    ])
    views0Constraints[2].goneConstant = 2.5
    let views1Constraints = layout.views[1].easy.layout([
      FirstBaseline(<=(-0.5)).with(.custom(855)),
      Top(12.5).with(.custom(832.5)),
      CenterXWithinMargins(<=0).to(layout.guide, .centerXWithinMargins).with(.custom(847.5)),
      Left(9).with(.custom(840)),
      Height(73.5).with(.custom(817.5)),
      Width(62.5).with(.custom(825)),
    ])
    views1Constraints[0].goneConstant = 8.5
    let views2Constraints = layout.views[2].easy.layout([
      Top(4.5),
      Left(1.5),
      Bottom(2),
      Right(12),
    ])
    views2Constraints[2].identifier = "rule \"92\""
    let views3Constraints = layout.views[3].easy.layout([
      Top(14.5).with(.custom(772.5)),
      Leading(<=13.5 * 0.25).to(layout.views[1], .centerX).with(.custom(787.5)),
      Left(32.5).with(.custom(780)),
      Bottom(-5).to(layout.views[0], .centerY).with(.custom(810)),
      Bottom(<=(-8.5)).with(.custom(795)),
      Height(63.5).with(.custom(757.5)),
      Width(<=6 * 0.5).like(layout.views[0]).with(.custom(802.5)),
      Width(72).with(.custom(765)),
    ])
    views3Constraints[2].goneConstant = 2
    views3Constraints[6].identifier = "rule \"71\""
    views3Constraints[7].identifier = "rule \"35\""
    let views4Constraints = layout.views[4].easy.layout([
      FirstBaseline(<=27 * 0.5).to(layout.views[1], .top).with(.custom(749)),
      Top(10.5).with(.custom(726.5)),
      Height(71.5).with(.custom(711.5)),
      Width(>=68.5).with(.custom(741.5)),
      Width(43).with(.custom(719)),
    ])
    views4Constraints[4].identifier = "rule \"19\""
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
    let views5Constraints = layout.views[5].easy.layout([
      CenterY(<=14.5).to(layout.guide, .top).with(.custom(704)),
      Top(27.5).with(.custom(681.5)),
      Left(13).with(.custom(689)),
      Height(<=4).like(layout.views[5], .width).with(.custom(696.5)),
      Height(69.5).with(.custom(666.5)),
      Width(34).with(.custom(674)),
    ])
    views5Constraints[3].identifier = "rule \"99\""
    let guideConstraints = layout.guide.easy.layout([
      Top(9.5).with(.custom(651.5)),
      Left(3).with(.custom(659)),
      Height(32.5).with(.custom(636.5)),
      Width(67.5).with(.custom(644)),
    ])
    guideConstraints[0].identifier = "rule \"38\""
    guideConstraints[0].goneConstant = 4
  }
}

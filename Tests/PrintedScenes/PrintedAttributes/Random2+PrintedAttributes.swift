// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random2(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(2.5),
      Bottom(15),
      Right(2),
    ])
    views0Constraints[0].goneConstant = 5
    views0Constraints[1].identifier = "rule \"22\""
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint(
      item: layout.views[0],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 21.5 : 17.5
    ).isActive = true
    let views1Constraints = layout.views[1].easy.layout([
      Top(31.5).with(.custom(862.5)),
      Left(18.5).with(.custom(870)),
      Height(>=61).with(.custom(892.5)),
      Height(182).with(.custom(885)),
      Height(<=59).with(.custom(877.5)),
      Height(29).with(.custom(847.5)),
      Width(50).with(.custom(855)),
    ])
    views1Constraints[1].identifier = "rule \"48\""
    let views2Constraints = layout.views[2].easy.layout([
      LastBaseline(<=(-6.5) * 0.25).with(.custom(825)),
      CenterY(-5).with(.custom(817.5)),
      Top(9).with(.custom(802.5)),
      Leading(>=26).to(layout.views[1], .leading).with(.custom(832.5)),
      Left(19.5).with(.custom(810)),
      Height(<=16.5 * 2).like(layout.root).with(.custom(840)),
      Height(66).with(.custom(787.5)),
      Width(39.5).with(.custom(795)),
    ])
    views2Constraints[7].identifier = "rule \"8\""
    layout.views[3].easy.layout([
      Top(<=25 * 2).to(layout.guide, .lastBaseline).with(.custom(772.5)),
      Top(26.5).with(.custom(749)),
      Left(>=6).with(.custom(765)),
      Left(3.5).with(.custom(757.5)),
      Height(<=1.5).with(.custom(780)),
      Height(69.5).with(.custom(734)),
      Width(71.5).with(.custom(741.5)),
    ])
    let views4Constraints = layout.views[4].easy.layout([
      Top(39).with(.custom(689)),
      CenterXWithinMargins(>=25.5 * 0.25).with(.custom(704)),
      Left(29.5).with(.custom(696.5)),
      Bottom(==(-21.5) * 0.25).with(.custom(719)),
      Height(<=4.5 * 0.25).like(layout.views[1], .width).with(.custom(711.5)),
      Height(79).with(.custom(674)),
      Width(49.5).with(.custom(681.5)),
    ])
    views4Constraints[0].identifier = "rule \"16\""
    views4Constraints[1].goneConstant = 4
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    let views4LeftMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leftMargin,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 7 : 6
    )
    views4LeftMargin.priority = LayoutPriority(726.5)
    views4LeftMargin.isActive = true
    let views5Constraints = layout.views[5].easy.layout([
      Top(6.5),
      Left(6.5),
      Bottom(6.5),
      Right(6.5),
    ])
    views5Constraints[2].identifier = "rule \"38\""
    views5Constraints[2].goneConstant = 4
    layout.guide.easy.layout([
      Top(34.5).with(.custom(659)),
      Height(65).with(.custom(644)),
      Width(63.5).with(.custom(651.5)),
    ])
    let guideLeft = LayoutConstraint(
      item: layout.guide,
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
    )
    guideLeft.priority = LayoutPriority(666.5)
    guideLeft.isActive = true
  }
}

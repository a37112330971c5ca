// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random0(_ layout: RandomLayout) {
    layout.views[0].easy.layout([
      Top(30).with(.custom(877.5)),
      Left(21).with(.custom(885)),
      Height(69).with(.custom(862.5)),
      Width(22).with(.custom(870)),
    ])
    let views0Trailing = LayoutConstraint(
      item: layout.views[0],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .trailing,
      multiplier: 1,
      constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 27 : 25
    )
    views0Trailing.priority = LayoutPriority(892.5)
    views0Trailing.isActive = true
    let views1Constraints = layout.views[1].easy.layout([
      Top(36.5).with(.custom(825)),
      Left(19.5).with(.custom(832.5)),
      Height(>=186.5).with(.custom(840)),
      Height(24).with(.custom(810)),
      Width(>=24).with(.custom(855)),
      Width(>=159.5).with(.custom(847.5)),
      Width(35).with(.custom(817.5)),
    ])
    views1Constraints[0].goneConstant = 0
    let views2Constraints = layout.views[2].easy.layout([
      CenterYWithinMargins(<=(-4.5)).to(layout.views[0], .centerYWithinMargins)
        .with(.custom(802.5)),
      Top(2.5).with(.custom(780)),
      CenterXWithinMargins(==(-1) * 0.5).to(layout.guide, .centerXWithinMargins).with(.custom(795)),
      Left(24).with(.custom(787.5)),
      Height(21.5).with(.custom(765)),
      Width(36).with(.custom(772.5)),
    ])
    views2Constraints[1].identifier = "rule \"25\""
    let views3Constraints = layout.views[3].easy.layout([
      CenterYWithinMargins(<=22.5).with(.custom(757.5)),
      Top(26.5).with(.custom(734)),
      Left(3.5).with(.custom(741.5)),
      Height(<=192).with(.custom(749)),
      Height(69.5).with(.custom(719)),
      Width(71.5).with(.custom(726.5)),
    ])
    views3Constraints[0].goneConstant = 2
    views3Constraints[3].identifier = "rule \"35\""
    let views4Constraints = layout.views[4].easy.layout([
      Top(39).with(.custom(674)),
      CenterXWithinMargins(>=25.5 * 0.25).with(.custom(689)),
      Left(29.5).with(.custom(681.5)),
      Bottom(==(-21.5) * 0.25).with(.custom(704)),
      Height(<=4.5 * 0.25).like(layout.views[1], .width).with(.custom(696.5)),
      Height(79).with(.custom(659)),
      Width(49.5).with(.custom(666.5)),
    ])
    views4Constraints[0].identifier = "rule \"16\""
    views4Constraints[1].goneConstant = 4
    let views4LeftMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leftMargin,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 7 : 6
    )
    views4LeftMargin.priority = LayoutPriority(711.5)
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
      Top(34.5).with(.custom(644)),
      Height(65).with(.custom(629)),
      Width(63.5).with(.custom(636.5)),
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
    guideLeft.priority = LayoutPriority(651.5)
    guideLeft.isActive = true
  }
}

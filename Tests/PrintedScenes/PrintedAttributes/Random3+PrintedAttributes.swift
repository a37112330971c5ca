// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random3(_ layout: RandomLayout) {
    layout.views[0].easy.layout([
      Top(19.5).with(.custom(877.5)),
      Left(22).with(.custom(885)),
      Height(75).with(.custom(892.5)),
      Height(78).with(.custom(862.5)),
      Width(57).with(.custom(870)),
    ])
    layout.views[1].easy.layout([
      Top(4),
      Left(4),
      Bottom(4),
    ])
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint(
      item: layout.views[1],
      attribute: .right,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .right,
      multiplier: 1,
      constant: layout.views[1].effectiveLayoutDirection == .rightToLeft ? -3 : -4
    ).isActive = true
    let views2Constraints = layout.views[2].easy.layout([
      Top(32).with(.custom(825)),
      CenterX(<=20 * 0.25).with(.custom(855)),
      Trailing(<=(-7.5)).to(layout.views[0], .trailing).with(.custom(847.5)),
      Height(29).like(layout.root).with(.custom(840)),
      Height(69.5).with(.custom(810)),
      Width(29.5).with(.custom(817.5)),
    ])
    views2Constraints[3].goneConstant = 6
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .left,
      multiplier: 1,
      constant: layout.views[2].effectiveLayoutDirection == .rightToLeft ? 34.5 : 33
    )
    views2Left.priority = LayoutPriority(832.5)
    views2Left.isActive = true
    let views3Constraints = layout.views[3].easy.layout([
      Top(26).with(.custom(765)),
      Left(12).with(.custom(772.5)),
      Trailing(-23.5).with(.custom(787.5)),
      Height(<=23.5).with(.custom(780)),
      Height(78.5).with(.custom(749)),
      Width(==27.5 * 2).like(layout.views[0]).with(.custom(802.5)),
      Width(>=17).like(layout.views[0]).with(.custom(795)),
      Width(57.5).with(.custom(757.5)),
    ])
    views3Constraints[6].identifier = "rule \"92\""
    layout.views[4].easy.layout([
      Top(2),
      Leading(2),
      Bottom(2),
      Trailing(2),
    ])
    let views5Constraints = layout.views[5].easy.layout([
      Top(34.5).with(.custom(711.5)),
      Left(16.5).with(.custom(719)),
      Bottom(==(-21.5) * 0.25).to(layout.views[4], .bottom).with(.custom(734)),
      Height(<=4.5 * 0.25).like(layout.views[2], .width).with(.custom(726.5)),
      Height(54).with(.custom(696.5)),
      Width(>=115).with(.custom(741.5)),
      Width(28.5).with(.custom(704)),
    ])
    views5Constraints[4].identifier = "rule \"99\""
    layout.guide.easy.layout([
      Top(27.5).with(.custom(681.5)),
      Left(13).with(.custom(689)),
      Height(69.5).with(.custom(666.5)),
      Width(34).with(.custom(674)),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random2(_ layout: RandomLayout) {
    layout.views[0].easy.layout([
      CenterYWithinMargins(>=28.5 * 0.25).to(layout.root, .lastBaseline).with(.custom(892.5)),
      LastBaseline(<=8).to(layout.root, .bottom).with(.custom(885)),
      Top(36.5).with(.custom(862.5)),
      CenterXWithinMargins(<=17).with(.custom(877.5)),
      Left().with(.custom(870)),
      Height(37).with(.custom(847.5)),
      Width(48.5).with(.custom(855)),
    ])
    layout.views[1].easy.layout([
      Top(19),
      Leading(17.5),
      Bottom(8),
      Trailing(18.5),
    ])
    let views2Constraints = layout.views[2].easy.layout([
      TopMargin(21).to(layout.root, .bottom).with(.custom(817.5)),
      Top(26).with(.custom(802.5)),
      LeftMargin(12.5).to(layout.views[1], .leftMargin).with(.custom(840)),
      Left(6).with(.custom(810)),
      Height(>=24.5).with(.custom(832.5)),
      Height(29).like(layout.views[0]).with(.custom(825)),
      Height(48).with(.custom(787.5)),
      Width(63).with(.custom(795)),
    ])
    views2Constraints[3].goneConstant = 4
    views2Constraints[4].identifier = "rule \"42\""
    let views3Constraints = layout.views[3].easy.layout([
      Top(7.5),
      Leading(13.5),
      Bottom(4.5),
    ])
    views3Constraints[0].identifier = "rule \"13\""
    LayoutConstraint(
      item: layout.views[3],
      attribute: .trailing,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 1,
      constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? -16 : -19
    ).isActive = true
    let views4Constraints = layout.views[4].easy.layout([
      Top(4),
      Leading(4),
      Bottom(4),
      Trailing(4),
    ])
    views4Constraints[3].identifier = "rule \"2\""
    let views5Constraints = layout.views[5].easy.layout([
      Top(19.5).with(.custom(757.5)),
      Left(<=3 * 0.25).to(layout.views[3], .left).with(.custom(780)),
      Left(14.5).with(.custom(765)),
      Height(58).with(.custom(741.5)),
      Width(>=14 * 2).like(layout.views[2], .height).with(.custom(772.5)),
      Width(75).with(.custom(749)),
    ])
    views5Constraints[2].goneConstant = 0.5
    layout.guide.easy.layout([
      Top(2).with(.custom(726.5)),
      Left(8).with(.custom(734)),
      Height(67).with(.custom(711.5)),
      Width(27.5).with(.custom(719)),
    ])
  }
}

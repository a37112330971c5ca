// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import ConstraintKernel

extension PrintedAttributes {
  static func random1(_ layout: RandomLayout) {
    let views0Constraints = layout.views[0].easy.layout([
      Top(29.5).with(.custom(877.5)),
      CenterXWithinMargins(<=5.5).with(.custom(892.5)),
      Left(14).with(.custom(885)),
      Height(45.5).with(.custom(862.5)),
      Width(51.5).with(.custom(870)),
    ])
    views0Constraints[3].goneConstant = 6
    let views1Constraints = layout.views[1].easy.layout([
      Top(0.5),
      Leading(0.5),
      Bottom(0.5),
      Trailing(0.5),
    ])
    views1Constraints[1].goneConstant = 9
    let views2Constraints = layout.views[2].easy.layout([
      Top(28).with(.custom(817.5)),
      CenterXWithinMargins(>=12.5).to(layout.root, .centerX).with(.custom(855)),
      Left(<=14 * 2).to(layout.root, .right).with(.custom(840)),
      Left(11).with(.custom(825)),
      Height(33).with(.custom(802.5)),
      Width(23).like(layout.root).with(.custom(847.5)),
      Width(>=(-2.5) * 0.25).like(layout.views[0]).with(.custom(832.5)),
      Width(48).with(.custom(810)),
    ])
    views2Constraints[4].identifier = "rule \"16\""
    let views3Constraints = layout.views[3].easy.layout([
      Top(7),
      Left(7),
      Bottom(7),
      Right(7),
    ])
    views3Constraints[3].identifier = "rule \"47\""
    let views4Constraints = layout.views[4].easy.layout([
      TopMargin(<=19).with(.custom(780)),
      Top(31).with(.custom(765)),
      Left(26).with(.custom(772.5)),
      Bottom(-26).with(.custom(787.5)),
      Height(38).with(.custom(749)),
      Width(54.5).with(.custom(757.5)),
    ])
    views4Constraints[2].identifier = "rule \"34\""
    let views4TrailingMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .trailingMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .trailingMargin,
      multiplier: 1,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 14 : 11.5
    )
    views4TrailingMargin.priority = LayoutPriority(795)
    views4TrailingMargin.isActive = true
    let views5Constraints = layout.views[5].easy.layout([
      Top(3.5),
      Leading(10),
      Bottom(13.5),
      Trailing(5),
    ])
    views5Constraints[1].identifier = "rule \"83\""
    layout.guide.easy.layout([
      Top(25).with(.custom(734)),
      Left(27).with(.custom(741.5)),
      Height(79.5).with(.custom(719)),
      Width(62.5).with(.custom(726.5)),
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random5(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = layout.views[0].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 35.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 31.5
    )
    views0Left.priority = LayoutPriority(885)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 26.5)
    views0Width.priority = LayoutPriority(870)
    let views0Height = layout.views[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 196)
    views0Height.priority = LayoutPriority(892.5)
    views0Height.goneConstant = 2.5
    let views0Height2 = layout.views[0].heightAnchor.constraint(equalToConstant: 46.5)
    views0Height2.priority = LayoutPriority(862.5)
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 12.5
    )
    views1Top.priority = LayoutPriority(832.5)
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 9
    )
    views1Left.priority = LayoutPriority(840)
    let views1CenterXWithinMargins = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 0
    )
    views1CenterXWithinMargins.priority = LayoutPriority(847.5)
    let views1FirstBaseline = layout.views[1].firstBaselineAnchor.constraint(
      lessThanOrEqualTo: layout.root.firstBaselineAnchor,
      constant: -0.5
    )
    views1FirstBaseline.priority = LayoutPriority(855)
    views1FirstBaseline.goneConstant = 8.5
    let views1Width = layout.views[1].widthAnchor.constraint(equalToConstant: 62.5)
    views1Width.priority = LayoutPriority(825)
    let views1Height = layout.views[1].heightAnchor.constraint(equalToConstant: 73.5)
    views1Height.priority = LayoutPriority(817.5)
    let views2Bottom = layout.views[2].bottomAnchor.constraint(
      equalTo: layout.root.bottomAnchor,
      constant: -2
    )
    views2Bottom.identifier = "rule \"92\""
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 14.5
    )
    views3Top.priority = LayoutPriority(772.5)
    let views3Leading = LayoutConstraint(
      item: layout.views[3],
      attribute: .leading,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerX,
      multiplier: 0.25,
      constant: 13.5
    )
    views3Leading.priority = LayoutPriority(787.5)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 32.5
    )
    views3Left.priority = LayoutPriority(780)
    views3Left.goneConstant = 2
    let views3Bottom = layout.views[3].bottomAnchor.constraint(
      equalTo: layout.views[0].centerYAnchor,
      constant: 5
    )
    views3Bottom.priority = LayoutPriority(810)
    let views3Bottom2 = layout.views[3].bottomAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].bottomAnchor,
      constant: 8.5
    )
    views3Bottom2.priority = LayoutPriority(795)
    let views3Width = layout.views[3].widthAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].widthAnchor,
      multiplier: 0.5,
      constant: 6
    )
    views3Width.priority = LayoutPriority(802.5)
    views3Width.identifier = "rule \"71\""
    let views3Width2 = layout.views[3].widthAnchor.constraint(equalToConstant: 72)
    views3Width2.priority = LayoutPriority(765)
    views3Width2.identifier = "rule \"35\""
    let views3Height = layout.views[3].heightAnchor.constraint(equalToConstant: 63.5)
    views3Height.priority = LayoutPriority(757.5)
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 10.5
    )
    views4Top.priority = LayoutPriority(726.5)
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views4Left.priority = LayoutPriority(734)
    views4Left.identifier = "rule \"30\""
    let views4FirstBaseline = LayoutConstraint(
      item: layout.views[4],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .top,
      multiplier: 0.5,
      constant: 27
    )
    views4FirstBaseline.priority = LayoutPriority(749)
    let views4Width = layout.views[4].widthAnchor.constraint(greaterThanOrEqualToConstant: 68.5)
    views4Width.priority = LayoutPriority(741.5)
    let views4Width2 = layout.views[4].widthAnchor.constraint(equalToConstant: 43)
    views4Width2.priority = LayoutPriority(719)
    views4Width2.identifier = "rule \"19\""
    let views4Height = layout.views[4].heightAnchor.constraint(equalToConstant: 71.5)
    views4Height.priority = LayoutPriority(711.5)
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 27.5
    )
    views5Top.priority = LayoutPriority(681.5)
    let views5Left = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: 13
    )
    views5Left.priority = LayoutPriority(689)
    let views5CenterY = layout.views[5].centerYAnchor.constraint(
      lessThanOrEqualTo: layout.guide.topAnchor,
      constant: 14.5
    )
    views5CenterY.priority = LayoutPriority(704)
    let views5Width = layout.views[5].widthAnchor.constraint(equalToConstant: 34)
    views5Width.priority = LayoutPriority(674)
    let views5Height = layout.views[5].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[5].widthAnchor,
      constant: 4
    )
    views5Height.priority = LayoutPriority(696.5)
    views5Height.identifier = "rule \"99\""
    let views5Height2 = layout.views[5].heightAnchor.constraint(equalToConstant: 69.5)
    views5Height2.priority = LayoutPriority(666.5)
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 9.5)
    guideTop.priority = LayoutPriority(651.5)
    guideTop.identifier = "rule \"38\""
    guideTop.goneConstant = 4
    let guideLeft = layout.guide.leftAnchor.constraint(equalTo: layout.root.leftAnchor, constant: 3)
    guideLeft.priority = LayoutPriority(659)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 67.5)
    guideWidth.priority = LayoutPriority(644)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 32.5)
    guideHeight.priority = LayoutPriority(636.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Width,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1CenterXWithinMargins,
      views1FirstBaseline,
      views1Width,
      views1Height,
      layout.views[2].topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 4.5),
      layout.views[2].leftAnchor.constraint(equalTo: layout.root.leftAnchor, constant: 1.5),
      layout.views[2].rightAnchor.constraint(equalTo: layout.root.rightAnchor, constant: -12),
      views2Bottom,
      views3Top,
      views3Leading,
      views3Left,
      views3Bottom,
      views3Bottom2,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4FirstBaseline,
      views4Width,
      views4Width2,
      views4Height,
      views5Top,
      views5Left,
      views5CenterY,
      views5Width,
      views5Height,
      views5Height2,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

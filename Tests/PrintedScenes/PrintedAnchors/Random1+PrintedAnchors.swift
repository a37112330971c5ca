// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random1(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = layout.views[0].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 18
    )
    views0Top.priority = LayoutPriority(870)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 34.5
    )
    views0Left.priority = LayoutPriority(877.5)
    let views0Right = layout.views[0].rightAnchor.constraint(
      greaterThanOrEqualTo: layout.root.rightAnchor,
      constant: 12.5
    )
    views0Right.priority = LayoutPriority(885)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 27.5)
    views0Width.priority = LayoutPriority(862.5)
    let views0Height = layout.views[0].heightAnchor.constraint(
      greaterThanOrEqualTo: layout.guide.heightAnchor,
      multiplier: 0.5,
      constant: 5
    )
    views0Height.priority = LayoutPriority(892.5)
    views0Height.identifier = "rule \"22\""
    let views0Height2 = layout.views[0].heightAnchor.constraint(equalToConstant: 24)
    views0Height2.priority = LayoutPriority(855)
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 22
    )
    views1Top.priority = LayoutPriority(825)
    views1Top.identifier = "rule \"92\""
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 4.5
    )
    views1Left.priority = LayoutPriority(832.5)
    let views1Bottom = layout.views[1].bottomAnchor.constraint(
      equalTo: layout.root.firstBaselineAnchor,
      constant: 8.5
    )
    views1Bottom.priority = LayoutPriority(847.5)
    views1Bottom.identifier = "rule \"48\""
    let views1CenterX = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerX,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 0.25,
      constant: 20
    )
    views1CenterX.priority = LayoutPriority(840)
    let views1Width = layout.views[1].widthAnchor.constraint(equalToConstant: 21.5)
    views1Width.priority = LayoutPriority(817.5)
    let views1Height = layout.views[1].heightAnchor.constraint(equalToConstant: 72)
    views1Height.priority = LayoutPriority(810)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 14.5
    )
    views2Top.priority = LayoutPriority(765)
    let views2Leading = LayoutConstraint(
      item: layout.views[2],
      attribute: .leading,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerX,
      multiplier: 0.25,
      constant: 13.5
    )
    views2Leading.priority = LayoutPriority(780)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 32.5
    )
    views2Left.priority = LayoutPriority(772.5)
    views2Left.goneConstant = 2
    let views2Bottom = layout.views[2].bottomAnchor.constraint(
      equalTo: layout.views[0].centerYAnchor,
      constant: 5
    )
    views2Bottom.priority = LayoutPriority(802.5)
    let views2Bottom2 = layout.views[2].bottomAnchor.constraint(
      lessThanOrEqualTo: layout.root.bottomAnchor,
      constant: 8.5
    )
    views2Bottom2.priority = LayoutPriority(787.5)
    let views2Width = layout.views[2].widthAnchor.constraint(
      lessThanOrEqualTo: layout.root.widthAnchor,
      multiplier: 0.5,
      constant: 6
    )
    views2Width.priority = LayoutPriority(795)
    views2Width.identifier = "rule \"71\""
    let views2Width2 = layout.views[2].widthAnchor.constraint(equalToConstant: 72)
    views2Width2.priority = LayoutPriority(757.5)
    views2Width2.identifier = "rule \"35\""
    let views2Height = layout.views[2].heightAnchor.constraint(equalToConstant: 63.5)
    views2Height.priority = LayoutPriority(749)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 10.5
    )
    views3Top.priority = LayoutPriority(719)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? 16 : 15
    )
    views3Left.priority = LayoutPriority(726.5)
    views3Left.identifier = "rule \"30\""
    let views3FirstBaseline = LayoutConstraint(
      item: layout.views[3],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .top,
      multiplier: 0.5,
      constant: 27
    )
    views3FirstBaseline.priority = LayoutPriority(741.5)
    let views3Width = layout.views[3].widthAnchor.constraint(greaterThanOrEqualToConstant: 68.5)
    views3Width.priority = LayoutPriority(734)
    let views3Width2 = layout.views[3].widthAnchor.constraint(equalToConstant: 43)
    views3Width2.priority = LayoutPriority(711.5)
    views3Width2.identifier = "rule \"19\""
    let views3Height = layout.views[3].heightAnchor.constraint(equalToConstant: 71.5)
    views3Height.priority = LayoutPriority(704)
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 27.5
    )
    views4Top.priority = LayoutPriority(674)
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 13
    )
    views4Left.priority = LayoutPriority(681.5)
    let views4CenterY = layout.views[4].centerYAnchor.constraint(
      lessThanOrEqualTo: layout.guide.topAnchor,
      constant: 14.5
    )
    views4CenterY.priority = LayoutPriority(696.5)
    let views4Width = layout.views[4].widthAnchor.constraint(equalToConstant: 34)
    views4Width.priority = LayoutPriority(666.5)
    let views4Height = layout.views[4].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[2].widthAnchor,
      constant: 4
    )
    views4Height.priority = LayoutPriority(689)
    views4Height.identifier = "rule \"99\""
    let views4Height2 = layout.views[4].heightAnchor.constraint(equalToConstant: 69.5)
    views4Height2.priority = LayoutPriority(659)
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 32.5
    )
    views5Top.priority = LayoutPriority(614)
    views5Top.identifier = "rule \"18\""
    let views5Left = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: 4
    )
    views5Left.priority = LayoutPriority(621.5)
    let views5Trailing = layout.views[5].trailingAnchor.constraint(
      greaterThanOrEqualTo: layout.views[2].trailingAnchor,
      constant: 26
    )
    views5Trailing.priority = LayoutPriority(636.5)
    let views5Bottom = layout.views[5].bottomAnchor.constraint(
      greaterThanOrEqualTo: layout.views[2].bottomAnchor,
      constant: -6
    )
    views5Bottom.priority = LayoutPriority(651.5)
    let views5FirstBaseline = layout.views[5].firstBaselineAnchor.constraint(
      equalTo: layout.views[2].firstBaselineAnchor,
      constant: 7.5
    )
    views5FirstBaseline.priority = LayoutPriority(629)
    let views5Width = layout.views[5].widthAnchor.constraint(
      lessThanOrEqualTo: layout.views[2].widthAnchor,
      multiplier: 0.5,
      constant: 24.5
    )
    views5Width.priority = LayoutPriority(644)
    let views5Width2 = layout.views[5].widthAnchor.constraint(equalToConstant: 69)
    views5Width2.priority = LayoutPriority(606.5)
    let views5Height = layout.views[5].heightAnchor.constraint(equalToConstant: 63)
    views5Height.priority = LayoutPriority(599)
    views5Height.identifier = "rule \"36\""
    views5Height.goneConstant = 1
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 30.5)
    guideTop.priority = LayoutPriority(584)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 22.5
    )
    guideLeft.priority = LayoutPriority(591.5)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 37)
    guideWidth.priority = LayoutPriority(576.5)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 70.5)
    guideHeight.priority = LayoutPriority(569)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Right,
      views0Width,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1Bottom,
      views1CenterX,
      views1Width,
      views1Height,
      views2Top,
      views2Leading,
      views2Left,
      views2Bottom,
      views2Bottom2,
      views2Width,
      views2Width2,
      views2Height,
      views3Top,
      views3Left,
      views3FirstBaseline,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4CenterY,
      views4Width,
      views4Height,
      views4Height2,
      views5Top,
      views5Left,
      views5Trailing,
      views5Bottom,
      views5FirstBaseline,
      views5Width,
      views5Width2,
      views5Height,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random3(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = layout.views[0].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 30.5
    )
    views0Top.priority = LayoutPriority(855)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 23
    )
    views0Left.priority = LayoutPriority(862.5)
    let views0CenterY = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerY,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 2,
      constant: -7.5
    )
    views0CenterY.priority = LayoutPriority(892.5)
    let views0Width = layout.views[0].widthAnchor.constraint(
      equalTo: layout.root.widthAnchor,
      multiplier: 0.25,
      constant: 1
    )
    views0Width.priority = LayoutPriority(885)
    let views0Width2 = layout.views[0].widthAnchor.constraint(equalToConstant: 174)
    views0Width2.priority = LayoutPriority(877.5)
    views0Width2.identifier = "rule \"50\""
    let views0Width3 = layout.views[0].widthAnchor.constraint(equalToConstant: 23.5)
    views0Width3.priority = LayoutPriority(847.5)
    let views0Height = layout.views[0].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].widthAnchor,
      multiplier: 2,
      constant: 24.5
    )
    views0Height.priority = LayoutPriority(870)
    let views0Height2 = layout.views[0].heightAnchor.constraint(equalToConstant: 55)
    views0Height2.priority = LayoutPriority(840)
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 25
    )
    views1Top.priority = LayoutPriority(802.5)
    views1Top.identifier = "rule \"15\""
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 8.5
    )
    views1Left.priority = LayoutPriority(810)
    let views1Width = layout.views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 116)
    views1Width.priority = LayoutPriority(825)
    views1Width.goneConstant = 5
    let views1Width2 = layout.views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 120.5)
    views1Width2.priority = LayoutPriority(817.5)
    let views1Width3 = layout.views[1].widthAnchor.constraint(equalToConstant: 65.5)
    views1Width3.priority = LayoutPriority(795)
    let views1Height = layout.views[1].heightAnchor.constraint(equalToConstant: 31.5)
    views1Height.priority = LayoutPriority(832.5)
    let views1Height2 = layout.views[1].heightAnchor.constraint(equalToConstant: 41)
    views1Height2.priority = LayoutPriority(787.5)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 19
    )
    views2Top.priority = LayoutPriority(749)
    let views2LeftMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .leftMargin,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .leftMargin,
      multiplier: 2,
      constant: 7.5
    )
    views2LeftMargin.priority = LayoutPriority(772.5)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 2
    )
    views2Left.priority = LayoutPriority(757.5)
    let views2Trailing = LayoutConstraint(
      item: layout.views[2],
      attribute: .trailing,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .trailing,
      multiplier: 0.25,
      constant: 16.5
    )
    views2Trailing.priority = LayoutPriority(765)
    let views2Width = layout.views[2].widthAnchor.constraint(equalToConstant: 54.5)
    views2Width.priority = LayoutPriority(741.5)
    views2Width.identifier = "rule \"0\""
    views2Width.goneConstant = 0.5
    let views2Height = layout.views[2].heightAnchor.constraint(
      greaterThanOrEqualTo: layout.guide.heightAnchor,
      multiplier: 0.25,
      constant: 19
    )
    views2Height.priority = LayoutPriority(780)
    let views2Height2 = layout.views[2].heightAnchor.constraint(equalToConstant: 50.5)
    views2Height2.priority = LayoutPriority(734)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 16.5
    )
    views3Top.priority = LayoutPriority(704)
    let views3LeftMargin = LayoutConstraint(
      item: layout.views[3],
      attribute: .leftMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .leftMargin,
      multiplier: 0.25,
      constant: 28.5
    )
    views3LeftMargin.priority = LayoutPriority(726.5)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 24.5
    )
    views3Left.priority = LayoutPriority(711.5)
    let views3Width = layout.views[3].widthAnchor.constraint(equalToConstant: 72)
    views3Width.priority = LayoutPriority(696.5)
    let views3Height = layout.views[3].heightAnchor.constraint(equalToConstant: 16.5)
    views3Height.priority = LayoutPriority(719)
    let views3Height2 = layout.views[3].heightAnchor.constraint(equalToConstant: 40.5)
    views3Height2.priority = LayoutPriority(689)
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 36.5
    )
    views4Top.priority = LayoutPriority(644)
    let views4Leading = layout.views[4].leadingAnchor.constraint(
      equalTo: layout.views[1].leadingAnchor,
      constant: layout.views[4].effectiveLayoutDirection == .rightToLeft ? 33 : 29
    )
    views4Leading.priority = LayoutPriority(681.5)
    views4Leading.identifier = "rule \"0\""
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 24
    )
    views4Left.priority = LayoutPriority(651.5)
    views4Left.identifier = "rule \"76\""
    let views4CenterY = layout.views[4].centerYAnchor.constraint(
      greaterThanOrEqualTo: layout.views[1].centerYAnchor,
      constant: 13
    )
    views4CenterY.priority = LayoutPriority(666.5)
    let views4Width = layout.views[4].widthAnchor.constraint(
      lessThanOrEqualTo: layout.views[1].widthAnchor,
      constant: 2.5
    )
    views4Width.priority = LayoutPriority(659)
    let views4Width2 = layout.views[4].widthAnchor.constraint(equalToConstant: 52)
    views4Width2.priority = LayoutPriority(636.5)
    views4Width2.identifier = "rule \"38\""
    let views4Height = layout.views[4].heightAnchor.constraint(greaterThanOrEqualToConstant: 99.5)
    views4Height.priority = LayoutPriority(674)
    let views4Height2 = layout.views[4].heightAnchor.constraint(equalToConstant: 44.5)
    views4Height2.priority = LayoutPriority(629)
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 12.5
    )
    views5Top.priority = LayoutPriority(584)
    let views5Left = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: 30.5
    )
    views5Left.priority = LayoutPriority(591.5)
    let views5TrailingMargin = LayoutConstraint(
      item: layout.views[5],
      attribute: .trailingMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .trailingMargin,
      multiplier: 1,
      constant: 25
    )
    views5TrailingMargin.priority = LayoutPriority(614)
    let views5FirstBaseline = LayoutConstraint(
      item: layout.views[5],
      attribute: .firstBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.guide,
      attribute: .firstBaseline,
      multiplier: 0.5,
      constant: 23
    )
    views5FirstBaseline.priority = LayoutPriority(621.5)
    let views5FirstBaseline2 = layout.views[5].firstBaselineAnchor.constraint(
      equalTo: layout.guide.firstBaselineAnchor,
      constant: 21
    )
    views5FirstBaseline2.priority = LayoutPriority(606.5)
    let views5Width = layout.views[5].widthAnchor.constraint(equalToConstant: 21.5)
    views5Width.priority = LayoutPriority(576.5)
    let views5Height = layout.views[5].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[3].heightAnchor,
      constant: 15.5
    )
    views5Height.priority = LayoutPriority(599)
    let views5Height2 = layout.views[5].heightAnchor.constraint(equalToConstant: 63.5)
    views5Height2.priority = LayoutPriority(569)
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 32.5)
    guideTop.priority = LayoutPriority(554)
    let guideLeft = layout.guide.leftAnchor.constraint(equalTo: layout.root.leftAnchor, constant: 8)
    guideLeft.priority = LayoutPriority(561.5)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 27.5)
    guideWidth.priority = LayoutPriority(546.5)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 59)
    guideHeight.priority = LayoutPriority(539)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterY,
      views0Width,
      views0Width2,
      views0Width3,
      views0Height,
      views0Height2,
      views1Top,
      views1Left,
      views1Width,
      views1Width2,
      views1Width3,
      views1Height,
      views1Height2,
      views2Top,
      views2LeftMargin,
      views2Left,
      views2Trailing,
      views2Width,
      views2Height,
      views2Height2,
      views3Top,
      views3LeftMargin,
      views3Left,
      views3Width,
      views3Height,
      views3Height2,
      views4Top,
      views4Leading,
      views4Left,
      views4CenterY,
      views4Width,
      views4Width2,
      views4Height,
      views4Height2,
      views5Top,
      views5Left,
      views5TrailingMargin,
      views5FirstBaseline,
      views5FirstBaseline2,
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

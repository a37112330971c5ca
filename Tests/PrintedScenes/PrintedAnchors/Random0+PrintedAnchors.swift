// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random0(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = layout.views[0].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 30
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 21
    )
    views0Left.priority = LayoutPriority(885)
    let views0Trailing = layout.views[0].trailingAnchor.constraint(
      equalTo: layout.root.trailingAnchor,
      constant: layout.views[0].effectiveLayoutDirection == .rightToLeft ? 27 : 25
    )
    views0Trailing.priority = LayoutPriority(892.5)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 22)
    views0Width.priority = LayoutPriority(870)
    let views0Height = layout.views[0].heightAnchor.constraint(equalToConstant: 69)
    views0Height.priority = LayoutPriority(862.5)
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 36.5
    )
    views1Top.priority = LayoutPriority(825)
    views1Top.goneConstant = 0
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 19.5
    )
    views1Left.priority = LayoutPriority(832.5)
    let views1Width = layout.views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 24)
    views1Width.priority = LayoutPriority(855)
    let views1Width2 = layout.views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 159.5)
    views1Width2.priority = LayoutPriority(847.5)
    let views1Width3 = layout.views[1].widthAnchor.constraint(equalToConstant: 35)
    views1Width3.priority = LayoutPriority(817.5)
    let views1Height = layout.views[1].heightAnchor.constraint(greaterThanOrEqualToConstant: 186.5)
    views1Height.priority = LayoutPriority(840)
    let views1Height2 = layout.views[1].heightAnchor.constraint(equalToConstant: 24)
    views1Height2.priority = LayoutPriority(810)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 2.5
    )
    views2Top.priority = LayoutPriority(780)
    views2Top.identifier = "rule \"25\""
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 24
    )
    views2Left.priority = LayoutPriority(787.5)
    let views2CenterXWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerXWithinMargins,
      relatedBy: .equal,
      toItem: layout.guide,
      attribute: .centerXWithinMargins,
      multiplier: 0.5,
      constant: -1
    )
    views2CenterXWithinMargins.priority = LayoutPriority(795)
    let views2CenterYWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerYWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerYWithinMargins,
      multiplier: 1,
      constant: -4.5
    )
    views2CenterYWithinMargins.priority = LayoutPriority(802.5)
    let views2Width = layout.views[2].widthAnchor.constraint(equalToConstant: 36)
    views2Width.priority = LayoutPriority(772.5)
    let views2Height = layout.views[2].heightAnchor.constraint(equalToConstant: 21.5)
    views2Height.priority = LayoutPriority(765)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 26.5
    )
    views3Top.priority = LayoutPriority(734)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 3.5
    )
    views3Left.priority = LayoutPriority(741.5)
    let views3CenterYWithinMargins = LayoutConstraint(
      item: layout.views[3],
      attribute: .centerYWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerYWithinMargins,
      multiplier: 1,
      constant: 22.5
    )
    views3CenterYWithinMargins.priority = LayoutPriority(757.5)
    views3CenterYWithinMargins.goneConstant = 2
    let views3Width = layout.views[3].widthAnchor.constraint(equalToConstant: 71.5)
    views3Width.priority = LayoutPriority(726.5)
    let views3Height = layout.views[3].heightAnchor.constraint(lessThanOrEqualToConstant: 192)
    views3Height.priority = LayoutPriority(749)
    views3Height.identifier = "rule \"35\""
    let views3Height2 = layout.views[3].heightAnchor.constraint(equalToConstant: 69.5)
    views3Height2.priority = LayoutPriority(719)
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 39
    )
    views4Top.priority = LayoutPriority(674)
    views4Top.identifier = "rule \"16\""
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
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 29.5
    )
    views4Left.priority = LayoutPriority(681.5)
    let views4Bottom = LayoutConstraint(
      item: layout.views[4],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .bottom,
      multiplier: 0.25,
      constant: 21.5
    )
    views4Bottom.priority = LayoutPriority(704)
    let views4CenterXWithinMargins = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[1],
      attribute: .centerXWithinMargins,
      multiplier: 0.25,
      constant: 25.5
    )
    views4CenterXWithinMargins.priority = LayoutPriority(689)
    views4CenterXWithinMargins.goneConstant = 4
    let views4Width = layout.views[4].widthAnchor.constraint(equalToConstant: 49.5)
    views4Width.priority = LayoutPriority(666.5)
    let views4Height = layout.views[4].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[1].widthAnchor,
      multiplier: 0.25,
      constant: 4.5
    )
    views4Height.priority = LayoutPriority(696.5)
    let views4Height2 = layout.views[4].heightAnchor.constraint(equalToConstant: 79)
    views4Height2.priority = LayoutPriority(659)
    let views5Bottom = layout.views[5].bottomAnchor.constraint(
      equalTo: layout.views[2].bottomAnchor,
      constant: -6.5
    )
    views5Bottom.identifier = "rule \"38\""
    views5Bottom.goneConstant = 4
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 34.5)
    guideTop.priority = LayoutPriority(644)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: layout.guide.effectiveLayoutDirection == .rightToLeft ? 8 : 6.5
    )
    guideLeft.priority = LayoutPriority(651.5)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 63.5)
    guideWidth.priority = LayoutPriority(636.5)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 65)
    guideHeight.priority = LayoutPriority(629)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Trailing,
      views0Width,
      views0Height,
      views1Top,
      views1Left,
      views1Width,
      views1Width2,
      views1Width3,
      views1Height,
      views1Height2,
      views2Top,
      views2Left,
      views2CenterXWithinMargins,
      views2CenterYWithinMargins,
      views2Width,
      views2Height,
      views3Top,
      views3Left,
      views3CenterYWithinMargins,
      views3Width,
      views3Height,
      views3Height2,
      views4Top,
      views4LeftMargin,
      views4Left,
      views4Bottom,
      views4CenterXWithinMargins,
      views4Width,
      views4Height,
      views4Height2,
      layout.views[5].topAnchor.constraint(equalTo: layout.views[2].topAnchor, constant: 6.5),
      layout.views[5].leftAnchor.constraint(equalTo: layout.views[2].leftAnchor, constant: 6.5),
      layout.views[5].rightAnchor.constraint(equalTo: layout.views[2].rightAnchor, constant: -6.5),
      views5Bottom,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

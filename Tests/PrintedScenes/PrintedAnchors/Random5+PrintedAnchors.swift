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
    let views0Leading = layout.views[0].leadingAnchor.constraint(equalTo: layout.root.leadingAnchor)
    views0Leading.goneConstant = 3.5
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 2
    )
    views1Top.priority = LayoutPriority(855)
    let views1Leading = LayoutConstraint(
      item: layout.views[1],
      attribute: .leading,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 4.5
    )
    views1Leading.priority = LayoutPriority(885)
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 15.5
    )
    views1Left.priority = LayoutPriority(862.5)
    views1Left.identifier = "rule \"42\""
    views1Left.goneConstant = 0
    let views1Bottom = LayoutConstraint(
      item: layout.views[1],
      attribute: .bottom,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .centerY,
      multiplier: 0.25,
      constant: 0
    )
    views1Bottom.priority = LayoutPriority(877.5)
    let views1CenterY = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerY,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.guide,
      attribute: .bottom,
      multiplier: 0.25,
      constant: 17
    )
    views1CenterY.priority = LayoutPriority(892.5)
    let views1Width = layout.views[1].widthAnchor.constraint(equalToConstant: 57)
    views1Width.priority = LayoutPriority(847.5)
    let views1Height = layout.views[1].heightAnchor.constraint(
      greaterThanOrEqualTo: layout.root.heightAnchor,
      multiplier: 0.5,
      constant: 8
    )
    views1Height.priority = LayoutPriority(870)
    let views1Height2 = layout.views[1].heightAnchor.constraint(equalToConstant: 25.5)
    views1Height2.priority = LayoutPriority(840)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 33
    )
    views2Top.priority = LayoutPriority(810)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 36.5
    )
    views2Left.priority = LayoutPriority(817.5)
    views2Left.identifier = "rule \"79\""
    let views2CenterX = layout.views[2].centerXAnchor.constraint(
      greaterThanOrEqualTo: layout.views[0].trailingAnchor,
      constant: 19.5
    )
    views2CenterX.priority = LayoutPriority(832.5)
    let views2Width = layout.views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 153.5)
    views2Width.priority = LayoutPriority(825)
    let views2Width2 = layout.views[2].widthAnchor.constraint(equalToConstant: 32)
    views2Width2.priority = LayoutPriority(802.5)
    let views2Height = layout.views[2].heightAnchor.constraint(equalToConstant: 21.5)
    views2Height.priority = LayoutPriority(795)
    views2Height.identifier = "rule \"65\""
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 30.5
    )
    views3Top.priority = LayoutPriority(749)
    views3Top.identifier = "rule \"29\""
    let views3Leading = LayoutConstraint(
      item: layout.views[3],
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[2],
      attribute: .trailing,
      multiplier: 0.25,
      constant: -6.5
    )
    views3Leading.priority = LayoutPriority(765)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 22
    )
    views3Left.priority = LayoutPriority(757.5)
    let views3FirstBaseline = layout.views[3].firstBaselineAnchor.constraint(
      equalTo: layout.guide.firstBaselineAnchor,
      constant: 5
    )
    views3FirstBaseline.priority = LayoutPriority(787.5)
    let views3LastBaseline = layout.views[3].lastBaselineAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].lastBaselineAnchor,
      constant: 19
    )
    views3LastBaseline.priority = LayoutPriority(780)
    views3LastBaseline.goneConstant = 5
    let views3Width = layout.views[3].widthAnchor.constraint(equalToConstant: 121.5)
    views3Width.priority = LayoutPriority(772.5)
    let views3Width2 = layout.views[3].widthAnchor.constraint(equalToConstant: 50.5)
    views3Width2.priority = LayoutPriority(741.5)
    let views3Height = layout.views[3].heightAnchor.constraint(equalToConstant: 20)
    views3Height.priority = LayoutPriority(734)
    views3Height.goneConstant = 8.5
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 33.5
    )
    views4Top.priority = LayoutPriority(689)
    let views4Left = layout.views[4].leftAnchor.constraint(
      lessThanOrEqualTo: layout.views[1].centerXAnchor,
      constant: 12
    )
    views4Left.priority = LayoutPriority(711.5)
    let views4Left2 = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 27.5
    )
    views4Left2.priority = LayoutPriority(696.5)
    let views4Trailing = layout.views[4].trailingAnchor.constraint(
      lessThanOrEqualTo: layout.views[1].trailingAnchor,
      constant: 17.5
    )
    views4Trailing.priority = LayoutPriority(719)
    let views4CenterXWithinMargins = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .trailing,
      multiplier: 2,
      constant: -9.5
    )
    views4CenterXWithinMargins.priority = LayoutPriority(704)
    views4CenterXWithinMargins.identifier = "rule \"58\""
    let views4Width = layout.views[4].widthAnchor.constraint(
      equalTo: layout.views[1].widthAnchor,
      constant: 8.5
    )
    views4Width.priority = LayoutPriority(726.5)
    let views4Width2 = layout.views[4].widthAnchor.constraint(equalToConstant: 23.5)
    views4Width2.priority = LayoutPriority(681.5)
    views4Width2.identifier = "rule \"24\""
    let views4Height = layout.views[4].heightAnchor.constraint(equalToConstant: 79)
    views4Height.priority = LayoutPriority(674)
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 37.5)
    guideTop.priority = LayoutPriority(659)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 7.5
    )
    guideLeft.priority = LayoutPriority(666.5)
    guideLeft.goneConstant = 4
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 77)
    guideWidth.priority = LayoutPriority(651.5)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 76)
    guideHeight.priority = LayoutPriority(644)
    LayoutConstraint.activate([
      layout.views[0].topAnchor.constraint(equalTo: layout.root.topAnchor),
      views0Leading,
      layout.views[0].trailingAnchor.constraint(equalTo: layout.root.trailingAnchor),
      layout.views[0].bottomAnchor.constraint(equalTo: layout.root.bottomAnchor),
      views1Top,
      views1Leading,
      views1Left,
      views1Bottom,
      views1CenterY,
      views1Width,
      views1Height,
      views1Height2,
      views2Top,
      views2Left,
      views2CenterX,
      views2Width,
      views2Width2,
      views2Height,
      views3Top,
      views3Leading,
      views3Left,
      views3FirstBaseline,
      views3LastBaseline,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4Left2,
      views4Trailing,
      views4CenterXWithinMargins,
      views4Width,
      views4Width2,
      views4Height,
      layout.views[5].topAnchor.constraint(equalTo: layout.views[2].topAnchor, constant: 3.5),
      layout.views[5].leadingAnchor.constraint(equalTo: layout.views[2].leadingAnchor, constant: 4),
      layout.views[5].trailingAnchor.constraint(
        equalTo: layout.views[2].trailingAnchor,
        constant: -1.5
      ),
      layout.views[5].bottomAnchor.constraint(
        equalTo: layout.views[2].bottomAnchor,
        constant: -14.5
      ),
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

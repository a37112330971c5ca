// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random4(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Trailing = layout.views[0].trailingAnchor.constraint(
      equalTo: layout.root.trailingAnchor,
      constant: -5
    )
    views0Trailing.goneConstant = 6.5
    let views1Top = layout.views[1].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 29
    )
    views1Top.priority = LayoutPriority(855)
    views1Top.goneConstant = 0.5
    let views1Leading = LayoutConstraint(
      item: layout.views[1],
      attribute: .leading,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .leading,
      multiplier: 0.25,
      constant: 27
    )
    views1Leading.priority = LayoutPriority(877.5)
    let views1Left = layout.views[1].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 8
    )
    views1Left.priority = LayoutPriority(862.5)
    views1Left.identifier = "rule \"70\""
    let views1TrailingMargin = LayoutConstraint(
      item: layout.views[1],
      attribute: .trailingMargin,
      relatedBy: .equal,
      toItem: layout.views[0],
      attribute: .trailingMargin,
      multiplier: 2,
      constant: -5
    )
    views1TrailingMargin.priority = LayoutPriority(892.5)
    let views1CenterXWithinMargins = LayoutConstraint(
      item: layout.views[1],
      attribute: .centerXWithinMargins,
      relatedBy: .equal,
      toItem: layout.guide,
      attribute: .trailing,
      multiplier: 0.5,
      constant: 0.5
    )
    views1CenterXWithinMargins.priority = LayoutPriority(885)
    views1CenterXWithinMargins.goneConstant = 9
    let views1Width = layout.views[1].widthAnchor.constraint(equalToConstant: 51.5)
    views1Width.priority = LayoutPriority(847.5)
    let views1Height = layout.views[1].heightAnchor.constraint(greaterThanOrEqualToConstant: 60.5)
    views1Height.priority = LayoutPriority(870)
    let views1Height2 = layout.views[1].heightAnchor.constraint(equalToConstant: 76)
    views1Height2.priority = LayoutPriority(840)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 34.5
    )
    views2Top.priority = LayoutPriority(795)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 39.5
    )
    views2Left.priority = LayoutPriority(802.5)
    let views2TrailingMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .trailingMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .trailingMargin,
      multiplier: 1,
      constant: 20
    )
    views2TrailingMargin.priority = LayoutPriority(825)
    let views2LastBaseline = LayoutConstraint(
      item: layout.views[2],
      attribute: .lastBaseline,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 0.25,
      constant: -2.5
    )
    views2LastBaseline.priority = LayoutPriority(817.5)
    let views2Width = layout.views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 191)
    views2Width.priority = LayoutPriority(832.5)
    let views2Width2 = layout.views[2].widthAnchor.constraint(equalToConstant: 72)
    views2Width2.priority = LayoutPriority(787.5)
    views2Width2.identifier = "rule \"1\""
    let views2Height = layout.views[2].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[1].heightAnchor,
      multiplier: 0.25,
      constant: 9.5
    )
    views2Height.priority = LayoutPriority(810)
    let views2Height2 = layout.views[2].heightAnchor.constraint(equalToConstant: 72.5)
    views2Height2.priority = LayoutPriority(780)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 6.5
    )
    views3Top.priority = LayoutPriority(741.5)
    let views3Leading = layout.views[3].leadingAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].leadingAnchor,
      constant: 19
    )
    views3Leading.priority = LayoutPriority(757.5)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 17
    )
    views3Left.priority = LayoutPriority(749)
    let views3Right = layout.views[3].rightAnchor.constraint(
      greaterThanOrEqualTo: layout.views[0].rightAnchor,
      constant: 25
    )
    views3Right.priority = LayoutPriority(765)
    views3Right.identifier = "rule \"61\""
    let views3Width = layout.views[3].widthAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].widthAnchor,
      constant: -9
    )
    views3Width.priority = LayoutPriority(772.5)
    views3Width.identifier = "rule \"10\""
    let views3Width2 = layout.views[3].widthAnchor.constraint(equalToConstant: 69)
    views3Width2.priority = LayoutPriority(734)
    let views3Height = layout.views[3].heightAnchor.constraint(equalToConstant: 30.5)
    views3Height.priority = LayoutPriority(726.5)
    views3Height.goneConstant = 0
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 27
    )
    views4Top.priority = LayoutPriority(681.5)
    views4Top.goneConstant = 3.5
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 1.5
    )
    views4Left.priority = LayoutPriority(689)
    let views4Bottom = LayoutConstraint(
      item: layout.views[4],
      attribute: .bottom,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.views[0],
      attribute: .bottom,
      multiplier: 2,
      constant: 23.5
    )
    views4Bottom.priority = LayoutPriority(711.5)
    let views4CenterY = LayoutConstraint(
      item: layout.views[4],
      attribute: .centerY,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .lastBaseline,
      multiplier: 0.5,
      constant: -4
    )
    views4CenterY.priority = LayoutPriority(719)
    let views4Width = layout.views[4].widthAnchor.constraint(equalToConstant: 28.5)
    views4Width.priority = LayoutPriority(674)
    let views4Height = layout.views[4].heightAnchor.constraint(
      greaterThanOrEqualTo: layout.views[1].widthAnchor,
      constant: 5
    )
    views4Height.priority = LayoutPriority(704)
    let views4Height2 = layout.views[4].heightAnchor.constraint(greaterThanOrEqualToConstant: 110)
    views4Height2.priority = LayoutPriority(696.5)
    views4Height2.goneConstant = 9
    let views4Height3 = layout.views[4].heightAnchor.constraint(equalToConstant: 46.5)
    views4Height3.priority = LayoutPriority(666.5)
    let views5TopMargin = LayoutConstraint(
      item: layout.views[5],
      attribute: .topMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[2],
      attribute: .lastBaseline,
      multiplier: 2,
      constant: -1.5
    )
    views5TopMargin.priority = LayoutPriority(659)
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 10
    )
    views5Top.priority = LayoutPriority(636.5)
    let views5Left = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: layout.views[5].effectiveLayoutDirection == .rightToLeft ? 29 : 26
    )
    views5Left.priority = LayoutPriority(644)
    views5Left.goneConstant = 0
    let views5Width = layout.views[5].widthAnchor.constraint(equalToConstant: 84.5)
    views5Width.priority = LayoutPriority(651.5)
    let views5Width2 = layout.views[5].widthAnchor.constraint(equalToConstant: 50.5)
    views5Width2.priority = LayoutPriority(629)
    let views5Height = layout.views[5].heightAnchor.constraint(equalToConstant: 72.5)
    views5Height.priority = LayoutPriority(621.5)
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 20)
    guideTop.priority = LayoutPriority(606.5)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 25
    )
    guideLeft.priority = LayoutPriority(614)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 47)
    guideWidth.priority = LayoutPriority(599)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 58)
    guideHeight.priority = LayoutPriority(591.5)
    LayoutConstraint.activate([
      layout.views[0].topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 5),
      layout.views[0].leadingAnchor.constraint(equalTo: layout.root.leadingAnchor, constant: 5),
      views0Trailing,
      layout.views[0].bottomAnchor.constraint(equalTo: layout.root.bottomAnchor, constant: -5),
      views1Top,
      views1Leading,
      views1Left,
      views1TrailingMargin,
      views1CenterXWithinMargins,
      views1Width,
      views1Height,
      views1Height2,
      views2Top,
      views2Left,
      views2TrailingMargin,
      views2LastBaseline,
      views2Width,
      views2Width2,
      views2Height,
      views2Height2,
      views3Top,
      views3Leading,
      views3Left,
      views3Right,
      views3Width,
      views3Width2,
      views3Height,
      views4Top,
      views4Left,
      views4Bottom,
      views4CenterY,
      views4Width,
      views4Height,
      views4Height2,
      views4Height3,
      views5TopMargin,
      views5Top,
      views5Left,
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

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel

extension PrintedAnchors {
  static func random2(_ layout: RandomLayout) {
    layout.views[0].translatesAutoresizingMaskIntoConstraints = false
    layout.views[1].translatesAutoresizingMaskIntoConstraints = false
    layout.views[2].translatesAutoresizingMaskIntoConstraints = false
    layout.views[3].translatesAutoresizingMaskIntoConstraints = false
    layout.views[4].translatesAutoresizingMaskIntoConstraints = false
    layout.views[5].translatesAutoresizingMaskIntoConstraints = false
    let views0Top = layout.views[0].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 36.5
    )
    views0Top.priority = LayoutPriority(862.5)
    let views0Left = layout.views[0].leftAnchor.constraint(equalTo: layout.root.leftAnchor)
    views0Left.priority = LayoutPriority(870)
    let views0CenterXWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 17
    )
    views0CenterXWithinMargins.priority = LayoutPriority(877.5)
    let views0CenterYWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerYWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .lastBaseline,
      multiplier: 0.25,
      constant: 28.5
    )
    views0CenterYWithinMargins.priority = LayoutPriority(892.5)
    let views0LastBaseline = layout.views[0].lastBaselineAnchor.constraint(
      lessThanOrEqualTo: layout.root.bottomAnchor,
      constant: -8
    )
    views0LastBaseline.priority = LayoutPriority(885)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 48.5)
    views0Width.priority = LayoutPriority(855)
    let views0Height = layout.views[0].heightAnchor.constraint(equalToConstant: 37)
    views0Height.priority = LayoutPriority(847.5)
    let views2TopMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .topMargin,
      relatedBy: .equal,
      toItem: layout.root,
      attribute: .bottom,
      multiplier: 1,
      constant: 21
    )
    views2TopMargin.priority = LayoutPriority(817.5)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 26
    )
    views2Top.priority = LayoutPriority(802.5)
    let views2LeftMargin = LayoutConstraint(
      item: layout.views[2],
      attribute: .leftMargin,
      relatedBy: .equal,
      toItem: layout.views[1],
      attribute: .leftMargin,
      multiplier: 1,
      constant: 12.5
    )
    views2LeftMargin.priority = LayoutPriority(840)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 6
    )
    views2Left.priority = LayoutPriority(810)
    views2Left.goneConstant = 4
    let views2Width = layout.views[2].widthAnchor.constraint(equalToConstant: 63)
    views2Width.priority = LayoutPriority(795)
    let views2Height = layout.views[2].heightAnchor.constraint(greaterThanOrEqualToConstant: 24.5)
    views2Height.priority = LayoutPriority(832.5)
    views2Height.identifier = "rule \"42\""
    let views2Height2 = layout.views[2].heightAnchor.constraint(
      equalTo: layout.views[0].heightAnchor,
      constant: 29
    )
    views2Height2.priority = LayoutPriority(825)
    let views2Height3 = layout.views[2].heightAnchor.constraint(equalToConstant: 48)
    views2Height3.priority = LayoutPriority(787.5)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 7.5
    )
    views3Top.identifier = "rule \"13\""
    let views4Trailing = layout.views[4].trailingAnchor.constraint(
      equalTo: layout.views[1].trailingAnchor,
      constant: -4
    )
    views4Trailing.identifier = "rule \"2\""
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 19.5
    )
    views5Top.priority = LayoutPriority(757.5)
    let views5Left = LayoutConstraint(
      item: layout.views[5],
      attribute: .left,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[3],
      attribute: .left,
      multiplier: 0.25,
      constant: 3
    )
    views5Left.priority = LayoutPriority(780)
    let views5Left2 = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: 14.5
    )
    views5Left2.priority = LayoutPriority(765)
    views5Left2.goneConstant = 0.5
    let views5Width = layout.views[5].widthAnchor.constraint(
      greaterThanOrEqualTo: layout.views[2].heightAnchor,
      multiplier: 2,
      constant: 14
    )
    views5Width.priority = LayoutPriority(772.5)
    let views5Width2 = layout.views[5].widthAnchor.constraint(equalToConstant: 75)
    views5Width2.priority = LayoutPriority(749)
    let views5Height = layout.views[5].heightAnchor.constraint(equalToConstant: 58)
    views5Height.priority = LayoutPriority(741.5)
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 2)
    guideTop.priority = LayoutPriority(726.5)
    let guideLeft = layout.guide.leftAnchor.constraint(equalTo: layout.root.leftAnchor, constant: 8)
    guideLeft.priority = LayoutPriority(734)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 27.5)
    guideWidth.priority = LayoutPriority(719)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 67)
    guideHeight.priority = LayoutPriority(711.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterXWithinMargins,
      views0CenterYWithinMargins,
      views0LastBaseline,
      views0Width,
      views0Height,
      layout.views[1].topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 19),
      layout.views[1].leadingAnchor.constraint(equalTo: layout.root.leadingAnchor, constant: 17.5),
      layout.views[1].trailingAnchor.constraint(
        equalTo: layout.root.trailingAnchor,
        constant: -18.5
      ),
      layout.views[1].bottomAnchor.constraint(equalTo: layout.root.bottomAnchor, constant: -8),
      views2TopMargin,
      views2Top,
      views2LeftMargin,
      views2Left,
      views2Width,
      views2Height,
      views2Height2,
      views2Height3,
      views3Top,
      layout.views[3].leadingAnchor.constraint(
        equalTo: layout.views[0].leadingAnchor,
        constant: 13.5
      ),
      layout.views[3].trailingAnchor.constraint(
        equalTo: layout.views[0].trailingAnchor,
        constant: layout.views[3].effectiveLayoutDirection == .rightToLeft ? -16 : -19
      ),
      layout.views[3].bottomAnchor.constraint(
        equalTo: layout.views[0].bottomAnchor,
        constant: -4.5
      ),
      layout.views[4].topAnchor.constraint(equalTo: layout.views[1].topAnchor, constant: 4),
      layout.views[4].leadingAnchor.constraint(equalTo: layout.views[1].leadingAnchor, constant: 4),
      views4Trailing,
      layout.views[4].bottomAnchor.constraint(equalTo: layout.views[1].bottomAnchor, constant: -4),
      views5Top,
      views5Left,
      views5Left2,
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

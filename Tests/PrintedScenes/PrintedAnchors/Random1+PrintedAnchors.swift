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
      constant: 29.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 14
    )
    views0Left.priority = LayoutPriority(885)
    let views0CenterXWithinMargins = LayoutConstraint(
      item: layout.views[0],
      attribute: .centerXWithinMargins,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerXWithinMargins,
      multiplier: 1,
      constant: 5.5
    )
    views0CenterXWithinMargins.priority = LayoutPriority(892.5)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 51.5)
    views0Width.priority = LayoutPriority(870)
    let views0Height = layout.views[0].heightAnchor.constraint(equalToConstant: 45.5)
    views0Height.priority = LayoutPriority(862.5)
    views0Height.goneConstant = 6
    let views1Leading = layout.views[1].leadingAnchor.constraint(
      equalTo: layout.root.leadingAnchor,
      constant: 0.5
    )
    views1Leading.goneConstant = 9
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 28
    )
    views2Top.priority = LayoutPriority(817.5)
    let views2Left = LayoutConstraint(
      item: layout.views[2],
      attribute: .left,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .right,
      multiplier: 2,
      constant: 14
    )
    views2Left.priority = LayoutPriority(840)
    let views2Left2 = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 11
    )
    views2Left2.priority = LayoutPriority(825)
    let views2CenterXWithinMargins = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerXWithinMargins,
      relatedBy: .greaterThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 1,
      constant: 12.5
    )
    views2CenterXWithinMargins.priority = LayoutPriority(855)
    let views2Width = layout.views[2].widthAnchor.constraint(
      equalTo: layout.root.widthAnchor,
      constant: 23
    )
    views2Width.priority = LayoutPriority(847.5)
    let views2Width2 = layout.views[2].widthAnchor.constraint(
      greaterThanOrEqualTo: layout.views[0].widthAnchor,
      multiplier: 0.25,
      constant: -2.5
    )
    views2Width2.priority = LayoutPriority(832.5)
    let views2Width3 = layout.views[2].widthAnchor.constraint(equalToConstant: 48)
    views2Width3.priority = LayoutPriority(810)
    let views2Height = layout.views[2].heightAnchor.constraint(equalToConstant: 33)
    views2Height.priority = LayoutPriority(802.5)
    views2Height.identifier = "rule \"16\""
    let views3Right = layout.views[3].rightAnchor.constraint(
      equalTo: layout.views[0].rightAnchor,
      constant: -7
    )
    views3Right.identifier = "rule \"47\""
    let views4TopMargin = LayoutConstraint(
      item: layout.views[4],
      attribute: .topMargin,
      relatedBy: .lessThanOrEqual,
      toItem: layout.views[1],
      attribute: .topMargin,
      multiplier: 1,
      constant: 19
    )
    views4TopMargin.priority = LayoutPriority(780)
    let views4Top = layout.views[4].topAnchor.constraint(
      equalTo: layout.views[1].topAnchor,
      constant: 31
    )
    views4Top.priority = LayoutPriority(765)
    let views4Left = layout.views[4].leftAnchor.constraint(
      equalTo: layout.views[1].leftAnchor,
      constant: 26
    )
    views4Left.priority = LayoutPriority(772.5)
    views4Left.identifier = "rule \"34\""
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
    let views4Bottom = layout.views[4].bottomAnchor.constraint(
      equalTo: layout.views[1].bottomAnchor,
      constant: 26
    )
    views4Bottom.priority = LayoutPriority(787.5)
    let views4Width = layout.views[4].widthAnchor.constraint(equalToConstant: 54.5)
    views4Width.priority = LayoutPriority(757.5)
    let views4Height = layout.views[4].heightAnchor.constraint(equalToConstant: 38)
    views4Height.priority = LayoutPriority(749)
    let views5Leading = layout.views[5].leadingAnchor.constraint(
      equalTo: layout.views[2].leadingAnchor,
      constant: 10
    )
    views5Leading.identifier = "rule \"83\""
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 25)
    guideTop.priority = LayoutPriority(734)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 27
    )
    guideLeft.priority = LayoutPriority(741.5)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 62.5)
    guideWidth.priority = LayoutPriority(726.5)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 79.5)
    guideHeight.priority = LayoutPriority(719)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0CenterXWithinMargins,
      views0Width,
      views0Height,
      layout.views[1].topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 0.5),
      views1Leading,
      layout.views[1].trailingAnchor.constraint(
        equalTo: layout.root.trailingAnchor,
        constant: -0.5
      ),
      layout.views[1].bottomAnchor.constraint(equalTo: layout.root.bottomAnchor, constant: -0.5),
      views2Top,
      views2Left,
      views2Left2,
      views2CenterXWithinMargins,
      views2Width,
      views2Width2,
      views2Width3,
      views2Height,
      layout.views[3].topAnchor.constraint(equalTo: layout.views[0].topAnchor, constant: 7),
      layout.views[3].leftAnchor.constraint(equalTo: layout.views[0].leftAnchor, constant: 7),
      views3Right,
      layout.views[3].bottomAnchor.constraint(equalTo: layout.views[0].bottomAnchor, constant: -7),
      views4TopMargin,
      views4Top,
      views4Left,
      views4TrailingMargin,
      views4Bottom,
      views4Width,
      views4Height,
      layout.views[5].topAnchor.constraint(equalTo: layout.views[2].topAnchor, constant: 3.5),
      views5Leading,
      layout.views[5].trailingAnchor.constraint(
        equalTo: layout.views[2].trailingAnchor,
        constant: -5
      ),
      layout.views[5].bottomAnchor.constraint(
        equalTo: layout.views[2].bottomAnchor,
        constant: -13.5
      ),
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

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
      constant: 19.5
    )
    views0Top.priority = LayoutPriority(877.5)
    let views0Left = layout.views[0].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 22
    )
    views0Left.priority = LayoutPriority(885)
    let views0Width = layout.views[0].widthAnchor.constraint(equalToConstant: 57)
    views0Width.priority = LayoutPriority(870)
    let views0Height = layout.views[0].heightAnchor.constraint(equalToConstant: 75)
    views0Height.priority = LayoutPriority(892.5)
    let views0Height2 = layout.views[0].heightAnchor.constraint(equalToConstant: 78)
    views0Height2.priority = LayoutPriority(862.5)
    let views2Top = layout.views[2].topAnchor.constraint(
      equalTo: layout.root.topAnchor,
      constant: 32
    )
    views2Top.priority = LayoutPriority(825)
    let views2Left = layout.views[2].leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: layout.views[2].effectiveLayoutDirection == .rightToLeft ? 34.5 : 33
    )
    views2Left.priority = LayoutPriority(832.5)
    let views2Trailing = layout.views[2].trailingAnchor.constraint(
      lessThanOrEqualTo: layout.views[0].trailingAnchor,
      constant: 7.5
    )
    views2Trailing.priority = LayoutPriority(847.5)
    let views2CenterX = LayoutConstraint(
      item: layout.views[2],
      attribute: .centerX,
      relatedBy: .lessThanOrEqual,
      toItem: layout.root,
      attribute: .centerX,
      multiplier: 0.25,
      constant: 20
    )
    views2CenterX.priority = LayoutPriority(855)
    let views2Width = layout.views[2].widthAnchor.constraint(equalToConstant: 29.5)
    views2Width.priority = LayoutPriority(817.5)
    let views2Height = layout.views[2].heightAnchor.constraint(
      equalTo: layout.root.heightAnchor,
      constant: 29
    )
    views2Height.priority = LayoutPriority(840)
    views2Height.goneConstant = 6
    let views2Height2 = layout.views[2].heightAnchor.constraint(equalToConstant: 69.5)
    views2Height2.priority = LayoutPriority(810)
    let views3Top = layout.views[3].topAnchor.constraint(
      equalTo: layout.views[0].topAnchor,
      constant: 26
    )
    views3Top.priority = LayoutPriority(765)
    let views3Left = layout.views[3].leftAnchor.constraint(
      equalTo: layout.views[0].leftAnchor,
      constant: 12
    )
    views3Left.priority = LayoutPriority(772.5)
    let views3Trailing = layout.views[3].trailingAnchor.constraint(
      equalTo: layout.views[0].trailingAnchor,
      constant: 23.5
    )
    views3Trailing.priority = LayoutPriority(787.5)
    let views3Width = layout.views[3].widthAnchor.constraint(
      equalTo: layout.views[0].widthAnchor,
      multiplier: 2,
      constant: 27.5
    )
    views3Width.priority = LayoutPriority(802.5)
    let views3Width2 = layout.views[3].widthAnchor.constraint(
      greaterThanOrEqualTo: layout.views[0].widthAnchor,
      constant: 17
    )
    views3Width2.priority = LayoutPriority(795)
    views3Width2.identifier = "rule \"92\""
    let views3Width3 = layout.views[3].widthAnchor.constraint(equalToConstant: 57.5)
    views3Width3.priority = LayoutPriority(757.5)
    let views3Height = layout.views[3].heightAnchor.constraint(lessThanOrEqualToConstant: 23.5)
    views3Height.priority = LayoutPriority(780)
    let views3Height2 = layout.views[3].heightAnchor.constraint(equalToConstant: 78.5)
    views3Height2.priority = LayoutPriority(749)
    let views5Top = layout.views[5].topAnchor.constraint(
      equalTo: layout.views[2].topAnchor,
      constant: 34.5
    )
    views5Top.priority = LayoutPriority(711.5)
    let views5Left = layout.views[5].leftAnchor.constraint(
      equalTo: layout.views[2].leftAnchor,
      constant: 16.5
    )
    views5Left.priority = LayoutPriority(719)
    let views5Bottom = LayoutConstraint(
      item: layout.views[5],
      attribute: .bottom,
      relatedBy: .equal,
      toItem: layout.views[4],
      attribute: .bottom,
      multiplier: 0.25,
      constant: 21.5
    )
    views5Bottom.priority = LayoutPriority(734)
    let views5Width = layout.views[5].widthAnchor.constraint(greaterThanOrEqualToConstant: 115)
    views5Width.priority = LayoutPriority(741.5)
    let views5Width2 = layout.views[5].widthAnchor.constraint(equalToConstant: 28.5)
    views5Width2.priority = LayoutPriority(704)
    let views5Height = layout.views[5].heightAnchor.constraint(
      lessThanOrEqualTo: layout.views[2].widthAnchor,
      multiplier: 0.25,
      constant: 4.5
    )
    views5Height.priority = LayoutPriority(726.5)
    let views5Height2 = layout.views[5].heightAnchor.constraint(equalToConstant: 54)
    views5Height2.priority = LayoutPriority(696.5)
    views5Height2.identifier = "rule \"99\""
    let guideTop = layout.guide.topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 27.5)
    guideTop.priority = LayoutPriority(681.5)
    let guideLeft = layout.guide.leftAnchor.constraint(
      equalTo: layout.root.leftAnchor,
      constant: 13
    )
    guideLeft.priority = LayoutPriority(689)
    let guideWidth = layout.guide.widthAnchor.constraint(equalToConstant: 34)
    guideWidth.priority = LayoutPriority(674)
    let guideHeight = layout.guide.heightAnchor.constraint(equalToConstant: 69.5)
    guideHeight.priority = LayoutPriority(666.5)
    LayoutConstraint.activate([
      views0Top,
      views0Left,
      views0Width,
      views0Height,
      views0Height2,
      layout.views[1].topAnchor.constraint(equalTo: layout.root.topAnchor, constant: 4),
      layout.views[1].leftAnchor.constraint(equalTo: layout.root.leftAnchor, constant: 4),
      layout.views[1].rightAnchor.constraint(
        equalTo: layout.root.rightAnchor,
        constant: layout.views[1].effectiveLayoutDirection == .rightToLeft ? -3 : -4
      ),
      layout.views[1].bottomAnchor.constraint(equalTo: layout.root.bottomAnchor, constant: -4),
      views2Top,
      views2Left,
      views2Trailing,
      views2CenterX,
      views2Width,
      views2Height,
      views2Height2,
      views3Top,
      views3Left,
      views3Trailing,
      views3Width,
      views3Width2,
      views3Width3,
      views3Height,
      views3Height2,
      layout.views[4].topAnchor.constraint(equalTo: layout.views[1].topAnchor, constant: 2),
      layout.views[4].leadingAnchor.constraint(equalTo: layout.views[1].leadingAnchor, constant: 2),
      layout.views[4].trailingAnchor.constraint(
        equalTo: layout.views[1].trailingAnchor,
        constant: -2
      ),
      layout.views[4].bottomAnchor.constraint(equalTo: layout.views[1].bottomAnchor, constant: -2),
      views5Top,
      views5Left,
      views5Bottom,
      views5Width,
      views5Width2,
      views5Height,
      views5Height2,
      guideTop,
      guideLeft,
      guideWidth,
      guideHeight,
    ])
  }
}

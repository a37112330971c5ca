// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func splitHeader(_ scene: SplitHeader, step: Int) {
    scene.bar.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    scene.bar.autoSetDimension(.height, toSize: 56)

    scene.back.autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    scene.back.autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.actions.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    scene.actions.autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.title.autoPinEdge(
      .leading,
      to: .trailing,
      of: scene.back,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    scene.title.autoPinEdge(
      .trailing,
      to: .leading,
      of: scene.actions,
      withOffset: -8,
      relation: .lessThanOrEqual
    )
    LayoutConstraint.autoSetPriority(LayoutPriority(600)) {
      scene.title.autoAlignAxis(toSuperviewAxis: .vertical)
    }
    scene.title.autoAlignAxis(toSuperviewAxis: .horizontal)
  }
}

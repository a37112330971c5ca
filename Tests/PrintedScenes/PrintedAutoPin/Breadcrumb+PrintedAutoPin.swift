// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 44, left: 0, bottom: 0, right: 0),
      excludingEdge: .bottom
    )
    scene.bar.autoSetDimension(.height, toSize: 32)

    scene.crumbs[0].autoPinEdge(toSuperviewEdge: .leading, withInset: 12)
    scene.crumbs[0].autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.crumbs[2].autoPinEdge(.leading, to: .trailing, of: scene.chevrons[1], withOffset: 4)
    scene.crumbs[2].autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: 12,
      relation: .greaterThanOrEqual
    )
    scene.crumbs[2].autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.crumbs[1].autoPinEdge(.leading, to: .trailing, of: scene.chevrons[0], withOffset: 4)
    scene.crumbs[1].autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.chevrons[0].autoPinEdge(.leading, to: .trailing, of: scene.crumbs[0], withOffset: 4)
    scene.chevrons[0].autoAlignAxis(toSuperviewAxis: .horizontal)
    scene.chevrons[0].autoSetDimensions(to: LayoutSize(width: 8, height: 12))

    scene.chevrons[1].autoPinEdge(.leading, to: .trailing, of: scene.crumbs[1], withOffset: 4)
    scene.chevrons[1].autoAlignAxis(toSuperviewAxis: .horizontal)
    scene.chevrons[1].autoSetDimensions(to: LayoutSize(width: 8, height: 12))
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func listCell(_ scene: ListCell, step: Int) {
    scene.cell.autoPinEdge(toSuperviewEdge: .leading)
    scene.cell.autoPinEdge(toSuperviewEdge: .trailing)
    scene.cell.autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.title.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    scene.title.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)

    scene.badge.autoPinEdge(
      .leading,
      to: .trailing,
      of: scene.title,
      withOffset: 8,
      relation: .greaterThanOrEqual
    )
    scene.badge.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
    scene.badge.autoAlignAxis(.horizontal, toSameAxisOf: scene.title)
    scene.badge.autoMatch(.width, to: .height, of: scene.badge, relation: .greaterThanOrEqual)

    scene.subtitle.autoPinEdge(.top, to: .bottom, of: scene.title, withOffset: 4)
    scene.subtitle.autoPinEdge(.leading, to: .leading, of: scene.title)
    scene.subtitle.autoPinEdge(
      toSuperviewEdge: .trailing,
      withInset: 16,
      relation: .greaterThanOrEqual
    )
    scene.subtitle.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
  }
}

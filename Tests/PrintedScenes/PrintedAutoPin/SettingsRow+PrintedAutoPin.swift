// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func settingsRow(_ scene: SettingsRow, step: Int) {
    scene.row.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 40, left: 0, bottom: 0, right: 0),
      excludingEdge: .bottom
    )
    scene.row.autoSetDimension(.height, toSize: 52.5)

    scene.icon.autoPinEdge(toSuperviewMargin: .leading)
    scene.icon.autoAlignAxis(toSuperviewAxis: .horizontal)
    scene.icon.autoSetDimension(.width, toSize: 29)
    scene.icon.autoMatch(.height, to: .width, of: scene.icon)

    scene.title.autoPinEdge(.leading, to: .trailing, of: scene.icon, withOffset: 15)
    scene.title.autoPinEdge(
      .trailing,
      to: .leading,
      of: scene.toggle,
      withOffset: -8,
      relation: .lessThanOrEqual
    )
    scene.title.autoAlignAxis(toSuperviewAxis: .horizontal)

    scene.toggle.autoPinEdge(toSuperviewMargin: .trailing)
    scene.toggle.autoAlignAxis(toSuperviewMarginAxis: .horizontal)

    scene.hairline.autoPinEdge(.leading, to: .leading, of: scene.title)
    scene.hairline.autoPinEdge(toSuperviewEdge: .trailing)
    scene.hairline.autoPinEdge(toSuperviewEdge: .bottom)
    scene.hairline.autoSetDimension(.height, toSize: 0.3333333333333333)
  }
}

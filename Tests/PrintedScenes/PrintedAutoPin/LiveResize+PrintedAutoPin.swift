// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func liveResize(_ scene: LiveResize, step: Int) {
    switch step {
    case 0:
      scene.caption.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
      scene.caption.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)

      scene.value.autoPinEdge(.leading, to: .trailing, of: scene.caption, withOffset: 8)
      scene.value.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      scene.value.autoAlignAxis(.firstBaseline, toSameAxisOf: scene.caption)
      scene.value.autoSetDimension(.height, toSize: 24)

      scene.chart.autoPinEdge(.top, to: .bottom, of: scene.caption, withOffset: 12)
      scene.chart.autoPinEdge(.leading, to: .leading, of: scene.caption)
      scene.chart.autoPinEdge(.trailing, to: .trailing, of: scene.value)
      scene.chart.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 1.0 / 3)
      scene.state.autoRemoveConstraints()
      scene.state = []
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = []
    default:
      scene.state.autoRemoveConstraints()
      scene.state = []
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func buttonPair(_ scene: ButtonPair, step: Int) {
    scene.cancel.autoPinEdge(toSuperviewEdge: .leading, withInset: 15)
    scene.cancel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
    scene.cancel.autoSetDimension(.height, toSize: 44)

    scene.confirm.autoPinEdge(.leading, to: .trailing, of: scene.cancel, withOffset: 12)
    scene.confirm.autoPinEdge(toSuperviewEdge: .trailing, withInset: 15)
    scene.confirm.autoPinEdge(.bottom, to: .bottom, of: scene.cancel)
    scene.confirm.autoMatch(.width, to: .width, of: scene.cancel)
    scene.confirm.autoMatch(.height, to: .height, of: scene.cancel)
  }
}

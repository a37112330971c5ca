// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.autoCenterInSuperview()
    LayoutConstraint.autoSetPriority(LayoutPriority(900)) {
      scene.dialog.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.8)
    }
    scene.dialog.autoSetDimension(.width, toSize: 420, relation: .lessThanOrEqual)

    scene.title.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 20, left: 20, bottom: 0, right: 20),
      excludingEdge: .bottom
    )

    scene.message.autoPinEdge(.top, to: .bottom, of: scene.title, withOffset: 8)
    scene.message.autoPinEdge(.leading, to: .leading, of: scene.title)
    scene.message.autoPinEdge(.trailing, to: .trailing, of: scene.title)

    scene.cancel.autoPinEdge(.top, to: .bottom, of: scene.message, withOffset: 20)
    scene.cancel.autoPinEdge(toSuperviewEdge: .leading)
    scene.cancel.autoPinEdge(toSuperviewEdge: .bottom)
    scene.cancel.autoSetDimension(.height, toSize: 44)

    scene.accept.autoPinEdge(.top, to: .top, of: scene.cancel)
    scene.accept.autoPinEdge(.leading, to: .trailing, of: scene.cancel)
    scene.accept.autoPinEdge(toSuperviewEdge: .trailing)
    scene.accept.autoPinEdge(.bottom, to: .bottom, of: scene.cancel)
    scene.accept.autoMatch(.width, to: .width, of: scene.cancel)
  }
}

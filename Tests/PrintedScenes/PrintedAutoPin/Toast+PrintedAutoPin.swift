// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func toast(_ scene: Toast, step: Int) {
    switch step {
    case 0:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.toast.autoPinEdge(toSuperviewEdge: .bottom, withInset: 24)
        scene.toast.autoAlignAxis(toSuperviewAxis: .vertical)
        scene.toast.autoMatch(
          .width,
          to: .width,
          of: scene.root,
          withOffset: -32,
          relation: .lessThanOrEqual
        )

        scene.message.autoPinEdgesToSuperviewEdges(
          with: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12)
        )
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.message.autoPinEdgesToSuperviewEdges(
          with: LayoutInsets(top: 12, left: 12, bottom: 12, right: 12)
        )

        scene.toast.autoPinEdgesToSuperviewEdges(
          with: LayoutInsets(top: 8, left: 0, bottom: 0, right: 0),
          excludingEdge: .bottom
        )
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.toast.autoPinEdgesToSuperviewEdges(
          with: LayoutInsets(top: 8, left: 0, bottom: 0, right: 0),
          excludingEdge: .bottom
        )
        scene.toast.autoSetDimension(.height, toSize: 60)

        scene.message.autoCenterInSuperview()
        scene.message.autoMatch(.width, to: .width, of: scene.toast, relation: .lessThanOrEqual)
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int) {
    switch step {
    case 0:
      scene.list.autoPinEdge(toSuperviewEdge: .top)
      scene.list.autoPinEdge(toSuperviewEdge: .leading)

      scene.detail.autoPinEdge(toSuperviewEdge: .trailing)
      scene.detail.autoPinEdge(toSuperviewEdge: .bottom)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.list.autoPinEdge(toSuperviewEdge: .bottom)
        scene.list.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.35)

        scene.detail.autoPinEdge(toSuperviewEdge: .top)
        scene.detail.autoPinEdge(.leading, to: .trailing, of: scene.list)
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.list.autoPinEdge(toSuperviewEdge: .trailing)
        scene.list.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.4)

        scene.detail.autoPinEdge(.top, to: .bottom, of: scene.list)
        scene.detail.autoPinEdge(toSuperviewEdge: .leading)
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.list.autoPinEdge(toSuperviewEdge: .bottom)
        scene.list.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.35)

        scene.detail.autoPinEdge(toSuperviewEdge: .top)
        scene.detail.autoPinEdge(.leading, to: .trailing, of: scene.list)
      }
    }
  }
}

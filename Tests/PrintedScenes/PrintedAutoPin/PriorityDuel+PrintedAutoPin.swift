// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func priorityDuel(_ scene: PriorityDuel, step: Int) {
    switch step {
    case 0:
      scene.first.autoPinEdgesToSuperviewEdges(excludingEdge: .trailing)

      scene.second.autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
      scene.second.autoPinEdge(.leading, to: .trailing, of: scene.first)
      LayoutConstraint.autoSetPriority(LayoutPriority(500)) {
        scene.second.autoSetDimension(.width, toSize: 300)
      }
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        LayoutConstraint.autoSetPriority(LayoutPriority(600)) {
          scene.first.autoSetDimension(.width, toSize: 300)
        }
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        LayoutConstraint.autoSetPriority(LayoutPriority(400)) {
          scene.first.autoSetDimension(.width, toSize: 300)
        }
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.first.autoSetDimension(.width, toSize: 300)
      }
    }
  }
}

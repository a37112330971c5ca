// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func tagRow(_ scene: TagRow, step: Int) {
    switch step {
    case 0:
      scene.swift.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
      scene.swift.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)

      scene.layout.autoPinEdge(.top, to: .top, of: scene.swift)

      scene.solver.autoPinEdge(.top, to: .top, of: scene.swift)
      scene.solver.autoPinEdge(.leading, to: .trailing, of: scene.layout, withOffset: 8)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.linux.autoPinEdge(.top, to: .top, of: scene.swift)
        scene.linux.autoPinEdge(.leading, to: .trailing, of: scene.swift, withOffset: 8)

        scene.layout.autoPinEdge(.leading, to: .trailing, of: scene.linux, withOffset: 8)
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.layout.autoPinEdge(.leading, to: .trailing, of: scene.swift, withOffset: 8)
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.layout.autoPinEdge(.leading, to: .trailing, of: scene.swift, withOffset: 8)

        scene.linux.autoPinEdge(.top, to: .top, of: scene.swift)
        scene.linux.autoPinEdge(.leading, to: .trailing, of: scene.solver, withOffset: 8)
      }
    }
  }
}

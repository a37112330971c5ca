// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int) {
    switch step {
    case 0:
      scene.banner.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
      scene.banner.autoSetDimension(.height, toSize: 44)

      scene.header.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      scene.header.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      scene.header.autoSetDimension(.height, toSize: 80)

      scene.body.autoPinEdge(.top, to: .bottom, of: scene.header, withOffset: 8)
      scene.body.autoPinEdge(.leading, to: .leading, of: scene.header)
      scene.body.autoPinEdge(.trailing, to: .trailing, of: scene.header)
      scene.body.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.header.autoPinEdge(toSuperviewEdge: .top, withInset: 64)
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.header.autoPinEdge(.top, to: .bottom, of: scene.banner, withOffset: 40)
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.header.autoAlignAxis(.horizontal, toSameAxisOf: scene.root, withMultiplier: 0.5)
      }
    }
  }
}

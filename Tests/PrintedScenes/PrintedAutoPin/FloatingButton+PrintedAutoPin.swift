// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func floatingButton(_ scene: FloatingButton, step: Int) {
    switch step {
    case 0:
      scene.hint.autoPinEdge(.top, to: .bottom, of: scene.button, withOffset: 4)
      scene.hint.autoAlignAxis(.vertical, toSameAxisOf: scene.button)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.button.autoPinEdge(toSuperviewEdge: .top, withInset: 10)
        scene.button.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
        scene.button.autoSetDimensions(to: LayoutSize(width: 56, height: 56))
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.button.autoPinEdge(toSuperviewEdge: .trailing, withInset: 10)
        scene.button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
        scene.button.autoSetDimensions(to: LayoutSize(width: 64, height: 64))
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.button.autoCenterInSuperview()
        scene.button.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 1.0 / 3)
        scene.button.autoMatch(.height, to: .width, of: scene.button)
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int) {
    switch step {
    case 0:
      scene.keyboard.autoPinEdge(toSuperviewEdge: .leading)
      scene.keyboard.autoPinEdge(toSuperviewEdge: .trailing)
      scene.keyboard.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.45)

      scene.form.autoAlignAxis(toSuperviewAxis: .vertical)
      scene.form.autoMatch(.width, to: .width, of: scene.root, withOffset: -40)
      scene.form.autoSetDimension(.height, toSize: 120)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.keyboard.autoPinEdge(.top, to: .bottom, of: scene.root)

        scene.form.autoAlignAxis(toSuperviewAxis: .horizontal)
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.keyboard.autoPinEdge(toSuperviewEdge: .bottom)

        scene.form.autoPinEdge(.bottom, to: .top, of: scene.keyboard, withOffset: -16)
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.keyboard.autoPinEdge(.top, to: .bottom, of: scene.root)

        scene.form.autoAlignAxis(toSuperviewAxis: .horizontal)
      }
    }
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func expandingPanel(_ scene: ExpandingPanel, step: Int) {
    switch step {
    case 0:
      scene.panel.autoPinEdgesToSuperviewEdges(excludingEdge: .top)

      scene.content.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)

      scene.grip.autoAlignAxis(toSuperviewAxis: .vertical)
      scene.grip.autoMatch(.width, to: .width, of: scene.panel, withMultiplier: 0.2)
      scene.grip.autoSetDimension(.height, toSize: 5)
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.panel.autoSetDimension(.height, toSize: 120)

        scene.grip.autoPinEdge(toSuperviewEdge: .top, withInset: 6)

        scene.content.autoPinEdge(.bottom, to: .top, of: scene.panel, withOffset: -8)
      }
    case 1:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.panel.autoSetDimension(.height, toSize: 200)

        scene.grip.autoPinEdge(toSuperviewEdge: .top, withInset: 12)

        scene.content.autoPinEdge(.bottom, to: .top, of: scene.panel, withOffset: -8)
      }
    default:
      scene.state.autoRemoveConstraints()
      scene.state = LayoutConstraint.autoCreateAndInstallConstraints {
        scene.panel.autoSetDimension(.height, toSize: 72.5)

        scene.grip.autoPinEdge(toSuperviewEdge: .top, withInset: 12)

        scene.content.autoPinEdge(.bottom, to: .top, of: scene.panel, withOffset: -3)
      }
    }
  }
}

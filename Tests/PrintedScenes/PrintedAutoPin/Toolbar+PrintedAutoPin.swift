// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func toolbar(_ scene: Toolbar, step: Int) {
    scene.bar.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    scene.bar.autoSetDimension(.height, toSize: 49)

    scene.buttons[0].autoPinEdgesToSuperviewEdges(excludingEdge: .trailing)

    scene.buttons[4].autoPinEdgesToSuperviewEdges(excludingEdge: .leading)
    scene.buttons[4].autoPinEdge(.leading, to: .trailing, of: scene.buttons[3])
    scene.buttons[4].autoMatch(.width, to: .width, of: scene.buttons[3])

    scene.buttons[1].autoPinEdge(toSuperviewEdge: .top)
    scene.buttons[1].autoPinEdge(.leading, to: .trailing, of: scene.buttons[0])
    scene.buttons[1].autoPinEdge(toSuperviewEdge: .bottom)
    scene.buttons[1].autoMatch(.width, to: .width, of: scene.buttons[0])

    scene.buttons[2].autoPinEdge(toSuperviewEdge: .top)
    scene.buttons[2].autoPinEdge(.leading, to: .trailing, of: scene.buttons[1])
    scene.buttons[2].autoPinEdge(toSuperviewEdge: .bottom)
    scene.buttons[2].autoMatch(.width, to: .width, of: scene.buttons[1])

    scene.buttons[3].autoPinEdge(toSuperviewEdge: .top)
    scene.buttons[3].autoPinEdge(.leading, to: .trailing, of: scene.buttons[2])
    scene.buttons[3].autoPinEdge(toSuperviewEdge: .bottom)
    scene.buttons[3].autoMatch(.width, to: .width, of: scene.buttons[2])
  }
}

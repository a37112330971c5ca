// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int) {
    scene.display.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    scene.display.autoMatch(.height, to: .height, of: scene.root, withMultiplier: 0.25)

    scene.keys[0][0].autoPinEdge(.top, to: .bottom, of: scene.display, withOffset: 8)
    scene.keys[0][0].autoPinEdge(toSuperviewEdge: .leading, withInset: 8)

    scene.keys[0][3].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][2], withOffset: 8)
    scene.keys[0][3].autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    scene.keys[0][3].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][3].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[0][1].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][0], withOffset: 8)
    scene.keys[0][1].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][1].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[0][2].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][1], withOffset: 8)
    scene.keys[0][2].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][2].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[1][0].autoPinEdge(.top, to: .bottom, of: scene.keys[0][0], withOffset: 8)
    scene.keys[1][0].autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    scene.keys[1][0].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[1][3].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][2], withOffset: 8)
    scene.keys[1][3].autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    scene.keys[1][3].autoMatch(.width, to: .width, of: scene.keys[1][0])
    scene.keys[1][3].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[1][1].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][0], withOffset: 8)
    scene.keys[1][1].autoMatch(.width, to: .width, of: scene.keys[1][0])
    scene.keys[1][1].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[1][2].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][1], withOffset: 8)
    scene.keys[1][2].autoMatch(.width, to: .width, of: scene.keys[1][0])
    scene.keys[1][2].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[2][0].autoPinEdge(.top, to: .bottom, of: scene.keys[1][0], withOffset: 8)
    scene.keys[2][0].autoPinEdge(toSuperviewEdge: .leading, withInset: 8)
    scene.keys[2][0].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[2][3].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][2], withOffset: 8)
    scene.keys[2][3].autoPinEdge(toSuperviewEdge: .trailing, withInset: 8)
    scene.keys[2][3].autoMatch(.width, to: .width, of: scene.keys[2][0])
    scene.keys[2][3].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[2][1].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][0], withOffset: 8)
    scene.keys[2][1].autoMatch(.width, to: .width, of: scene.keys[2][0])
    scene.keys[2][1].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.keys[2][2].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][1], withOffset: 8)
    scene.keys[2][2].autoMatch(.width, to: .width, of: scene.keys[2][0])
    scene.keys[2][2].autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.zero.autoPinEdge(.top, to: .bottom, of: scene.keys[2][0], withOffset: 8)
    scene.zero.autoPinEdge(.leading, to: .leading, of: scene.keys[2][0])
    scene.zero.autoPinEdge(.trailing, to: .trailing, of: scene.keys[2][1])
    scene.zero.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)
    scene.zero.autoMatch(.height, to: .height, of: scene.keys[0][0])

    scene.point.autoPinEdge(.top, to: .top, of: scene.zero)
    scene.point.autoPinEdge(.leading, to: .leading, of: scene.keys[2][2])
    scene.point.autoPinEdge(.trailing, to: .trailing, of: scene.keys[2][2])
    scene.point.autoPinEdge(.bottom, to: .bottom, of: scene.zero)

    scene.equals.autoPinEdge(.top, to: .top, of: scene.zero)
    scene.equals.autoPinEdge(.leading, to: .leading, of: scene.keys[2][3])
    scene.equals.autoPinEdge(.trailing, to: .trailing, of: scene.keys[2][3])
    scene.equals.autoPinEdge(.bottom, to: .bottom, of: scene.zero)
  }
}

// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AutoPinLayout
import LayoutScenes

extension PrintedAutoPin {
  static func keyboard(_ scene: Keyboard, step: Int) {
    scene.board.autoPinEdgesToSuperviewEdges(excludingEdge: .top)
    scene.board.autoSetDimension(.height, toSize: 216)

    scene.keys[0][0].autoPinEdge(toSuperviewEdge: .top, withInset: 10)
    scene.keys[0][0].autoPinEdge(toSuperviewEdge: .leading, withInset: 3)
    scene.keys[0][0].autoSetDimension(.height, toSize: 42)

    scene.keys[0][9].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][9].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][8], withOffset: 6)
    scene.keys[0][9].autoPinEdge(toSuperviewEdge: .trailing, withInset: 3)
    scene.keys[0][9].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][9].autoSetDimension(.height, toSize: 42)

    scene.keys[1][0].autoPinEdge(.top, to: .bottom, of: scene.keys[0][0], withOffset: 12)
    scene.keys[1][0].autoConstrainAttribute(
      .leading,
      to: .vertical,
      of: scene.keys[0][0],
      withOffset: 3
    )
    scene.keys[1][0].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][0].autoSetDimension(.height, toSize: 42)

    scene.keys[2][0].autoPinEdge(.top, to: .bottom, of: scene.keys[1][0], withOffset: 12)
    scene.keys[2][0].autoPinEdge(.leading, to: .leading, of: scene.keys[1][1])
    scene.keys[2][0].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][0].autoSetDimension(.height, toSize: 42)

    scene.keys[0][1].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][0], withOffset: 6)
    scene.keys[0][1].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][1].autoSetDimension(.height, toSize: 42)

    scene.keys[0][2].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][1], withOffset: 6)
    scene.keys[0][2].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][2].autoSetDimension(.height, toSize: 42)

    scene.keys[0][3].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][2], withOffset: 6)
    scene.keys[0][3].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][3].autoSetDimension(.height, toSize: 42)

    scene.keys[0][4].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][4].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][3], withOffset: 6)
    scene.keys[0][4].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][4].autoSetDimension(.height, toSize: 42)

    scene.keys[0][5].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][5].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][4], withOffset: 6)
    scene.keys[0][5].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][5].autoSetDimension(.height, toSize: 42)

    scene.keys[0][6].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][6].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][5], withOffset: 6)
    scene.keys[0][6].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][6].autoSetDimension(.height, toSize: 42)

    scene.keys[0][7].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][7].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][6], withOffset: 6)
    scene.keys[0][7].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][7].autoSetDimension(.height, toSize: 42)

    scene.keys[0][8].autoPinEdge(.top, to: .top, of: scene.keys[0][0])
    scene.keys[0][8].autoPinEdge(.leading, to: .trailing, of: scene.keys[0][7], withOffset: 6)
    scene.keys[0][8].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[0][8].autoSetDimension(.height, toSize: 42)

    scene.keys[1][1].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][0], withOffset: 6)
    scene.keys[1][1].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][1].autoSetDimension(.height, toSize: 42)

    scene.keys[1][2].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][1], withOffset: 6)
    scene.keys[1][2].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][2].autoSetDimension(.height, toSize: 42)

    scene.keys[1][3].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][2], withOffset: 6)
    scene.keys[1][3].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][3].autoSetDimension(.height, toSize: 42)

    scene.keys[1][4].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][4].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][3], withOffset: 6)
    scene.keys[1][4].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][4].autoSetDimension(.height, toSize: 42)

    scene.keys[1][5].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][5].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][4], withOffset: 6)
    scene.keys[1][5].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][5].autoSetDimension(.height, toSize: 42)

    scene.keys[1][6].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][6].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][5], withOffset: 6)
    scene.keys[1][6].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][6].autoSetDimension(.height, toSize: 42)

    scene.keys[1][7].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][7].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][6], withOffset: 6)
    scene.keys[1][7].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][7].autoSetDimension(.height, toSize: 42)

    scene.keys[1][8].autoPinEdge(.top, to: .top, of: scene.keys[1][0])
    scene.keys[1][8].autoPinEdge(.leading, to: .trailing, of: scene.keys[1][7], withOffset: 6)
    scene.keys[1][8].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[1][8].autoSetDimension(.height, toSize: 42)

    scene.keys[2][1].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][1].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][0], withOffset: 6)
    scene.keys[2][1].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][1].autoSetDimension(.height, toSize: 42)

    scene.keys[2][2].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][2].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][1], withOffset: 6)
    scene.keys[2][2].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][2].autoSetDimension(.height, toSize: 42)

    scene.keys[2][3].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][3].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][2], withOffset: 6)
    scene.keys[2][3].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][3].autoSetDimension(.height, toSize: 42)

    scene.keys[2][4].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][4].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][3], withOffset: 6)
    scene.keys[2][4].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][4].autoSetDimension(.height, toSize: 42)

    scene.keys[2][5].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][5].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][4], withOffset: 6)
    scene.keys[2][5].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][5].autoSetDimension(.height, toSize: 42)

    scene.keys[2][6].autoPinEdge(.top, to: .top, of: scene.keys[2][0])
    scene.keys[2][6].autoPinEdge(.leading, to: .trailing, of: scene.keys[2][5], withOffset: 6)
    scene.keys[2][6].autoMatch(.width, to: .width, of: scene.keys[0][0])
    scene.keys[2][6].autoSetDimension(.height, toSize: 42)
  }
}
